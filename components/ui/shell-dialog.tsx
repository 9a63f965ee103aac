import { type Ref, type ReactNode } from 'react'
import { Icon } from './icon'
import { IconButton } from './icon-button'

// Dialogs that are closed in the page's HTML, to be opened before React is loaded. They close by their button and
// Escape without scripts.

export const ShellDialog = ({ ref, children }: { ref: Ref<HTMLDialogElement>; children: ReactNode }) => (
  <dialog
    ref={ref}
    data-shell=""
    className="on-dark fixed inset-0 m-0 size-full max-h-none max-w-none flex-col border-0 bg-spruce-deep p-0 text-fore open:flex"
  >
    <form method="dialog" className="flex min-h-15 items-center justify-end pr-3 md:pr-6">
      <IconButton look="dark" label="Close" type="submit">
        <Icon name="close" />
      </IconButton>
    </form>
    {children}
  </dialog>
)

type FormShellDialogProps = {
  title: ReactNode
  failure: ReactNode
}

/**
 * Stands in for a form's dialog of the same size. Every page has it, so its look is one class. The inline loader
 * handles its two buttons: the second leads to the page without script.
 */
export const FormShellDialog = ({ title, failure }: FormShellDialogProps) => (
  <dialog data-kind="" className="form-shell" aria-labelledby="shell-title">
    <form method="dialog">
      {/* Where the dialog that takes its place begins too. */}
      <h2 id="shell-title" tabIndex={-1} autoFocus>
        {title}
      </h2>
      <IconButton label="Close" type="submit">
        <Icon name="close" />
      </IconButton>
    </form>
    <p role="status">Loading…</p>
    <p role="alert">
      {failure}
      <button name="again">Try again</button>
      <button name="again" value="page">
        Contact page
      </button>
    </p>
  </dialog>
)
