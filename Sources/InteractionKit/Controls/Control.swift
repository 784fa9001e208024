/// A view that follows touches itself.
open class Control: View {
}
