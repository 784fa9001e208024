// swift-tools-version: 6.2

import PackageDescription

/// Every target is held to the same bar: the Swift 6 language mode and no warning.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
]

/// The software rasteriser touches every pixel of every frame: it is optimised in debug builds as well.
let optimised: [SwiftSetting] = strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

let package = Package(
  name: "ScrollLab",
  products: [
    .library(
      name: "InteractionKit", targets: ["Primitives", "MotionCore", "InputEvents", "Drawing", "InteractionKit"]),
    .executable(name: "scroll-lab", targets: ["scroll-lab"]),
    .executable(name: "scroll-bench", targets: ["scroll-bench"]),
  ],
  targets: [
    // The engine: no clock, no Foundation, no SDL.
    .target(name: "Primitives", swiftSettings: strict),
    .target(name: "MotionCore", dependencies: ["Primitives"], swiftSettings: strict),
    .target(name: "InputEvents", dependencies: ["Primitives"], swiftSettings: strict),
    .target(name: "Drawing", dependencies: ["Primitives"], swiftSettings: strict),
    .target(
      name: "InteractionKit",
      dependencies: ["Primitives", "MotionCore", "InputEvents", "Drawing"],
      swiftSettings: strict),

    // The lab: scenes, strategies, overlays, sessions, files; still no SDL.
    .target(
      name: "LabKit",
      dependencies: ["Primitives", "MotionCore", "InputEvents", "Drawing", "InteractionKit"],
      swiftSettings: strict),

    // The desktop.
    .systemLibrary(name: "CSDL2"),
    .systemLibrary(name: "CSDL2TTF"),
    .systemLibrary(name: "CPNG"),
    // What the display server knows of scrolling and SDL does not pass on; the libraries come with SDL's own package.
    .target(
      name: "CSmoothScroll",
      linkerSettings: [.linkedLibrary("X11"), .linkedLibrary("Xi"), .linkedLibrary("wayland-client")]),
    .target(
      name: "SDLBackend",
      dependencies: ["CSDL2", "CSmoothScroll", "CSDL2TTF", "CPNG", "Primitives", "InputEvents", "Drawing"],
      swiftSettings: optimised),
    .executableTarget(
      name: "scroll-lab",
      dependencies: [
        "LabKit", "SDLBackend", "InteractionKit", "Drawing", "InputEvents", "MotionCore", "Primitives",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "scroll-bench",
      dependencies: [
        "LabKit", "SDLBackend", "InteractionKit", "Drawing", "InputEvents", "MotionCore", "Primitives",
      ],
      swiftSettings: strict),

    // Tests.
    .target(
      name: "TestSupport",
      dependencies: ["Primitives", "MotionCore", "InputEvents", "Drawing", "InteractionKit", "LabKit"],
      swiftSettings: strict),
    .testTarget(name: "PrimitivesTests", dependencies: ["Primitives", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "MotionCoreTests", dependencies: ["MotionCore", "Primitives", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "InteractionKitTests",
      dependencies: ["InteractionKit", "MotionCore", "InputEvents", "Drawing", "Primitives", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "SDLBackendTests",
      dependencies: [
        "SDLBackend", "CSDL2", "CSmoothScroll", "CVirtualSeat", "InteractionKit", "LabKit", "Drawing", "InputEvents",
        "Primitives", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "LabKitTests",
      dependencies: [
        "LabKit", "InteractionKit", "InputEvents", "MotionCore", "Drawing", "Primitives", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "LabKit", "SDLBackend", "InteractionKit", "MotionCore", "InputEvents", "Primitives", "TestSupport",
      ],
      swiftSettings: strict),
    // A Wayland server in the tests' own process that has touch screens.
    .target(
      name: "CVirtualSeat", dependencies: ["CSmoothScroll"], path: "Tests/VirtualSeat",
      linkerSettings: [.linkedLibrary("wayland-server"), .linkedLibrary("wayland-client")]),
    // Moves a compositor's pointer for the tests in a window.
    .executableTarget(
      name: "virtual-pointer", path: "Tests/VirtualPointer", linkerSettings: [.linkedLibrary("wayland-client")]),
    // Changes which input devices an X server has, for the same tests.
    .executableTarget(
      name: "device-hierarchy", path: "Tests/DeviceHierarchy",
      linkerSettings: [.linkedLibrary("X11"), .linkedLibrary("Xi")]),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"], swiftSettings: strict),
  ]
)
