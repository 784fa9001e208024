#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The elementary functions of the engine, called in this file and nowhere else.
///
/// The C library chooses its implementation by processor, so a last digit may differ between machines. Keeping the
/// calls in one place makes that the only source of such differences, and the only place to exchange.
public enum Elementary {
  /// e to the power of `x`.
  public static func exp(_ x: Double) -> Double { cExp(x) }

  /// e to the power of `x`, less one; exact for small `x`.
  public static func expm1(_ x: Double) -> Double { cExpm1(x) }

  /// The natural logarithm of `x`.
  public static func log(_ x: Double) -> Double { cLog(x) }

  /// The natural logarithm of one plus `x`; exact for small `x`.
  public static func log1p(_ x: Double) -> Double { cLog1p(x) }

  /// `base` to the power of `exponent`.
  public static func pow(_ base: Double, _ exponent: Double) -> Double { cPow(base, exponent) }

  /// The sine of an angle in radians.
  public static func sin(_ x: Double) -> Double { cSin(x) }

  /// The cosine of an angle in radians.
  public static func cos(_ x: Double) -> Double { cCos(x) }

  /// The hyperbolic sine of `x`.
  public static func sinh(_ x: Double) -> Double { cSinh(x) }

  /// The hyperbolic cosine of `x`.
  public static func cosh(_ x: Double) -> Double { cCosh(x) }

  /// The angle in radians, in -π … π, of the point (`x`, `y`) seen from the origin.
  public static func atan2(_ y: Double, _ x: Double) -> Double { cAtan2(y, x) }
}

// Names without a clash with the members above.
private func cAtan2(_ a: Double, _ b: Double) -> Double { atan2(a, b) }
private func cCos(_ a: Double) -> Double { cos(a) }
private func cCosh(_ a: Double) -> Double { cosh(a) }
private func cExp(_ a: Double) -> Double { exp(a) }
private func cExpm1(_ a: Double) -> Double { expm1(a) }
private func cLog(_ a: Double) -> Double { log(a) }
private func cLog1p(_ a: Double) -> Double { log1p(a) }
private func cPow(_ a: Double, _ b: Double) -> Double { pow(a, b) }
private func cSin(_ a: Double) -> Double { sin(a) }
private func cSinh(_ a: Double) -> Double { sinh(a) }
