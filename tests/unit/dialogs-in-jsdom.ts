// jsdom has no dialogs, and lays nothing out.
const nothing = () => undefined

/** Lets components/ui/dialog.tsx open in jsdom. */
export function addDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close: nothing,
  })
  Element.prototype.scrollTo = nothing
  Element.prototype.checkVisibility = () => true
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList
  globalThis.ResizeObserver = class {
    observe = nothing
    unobserve = nothing
    disconnect = nothing
  }
}
