import { type Ref, type ReactNode } from 'react'
import { Icon } from './icon'
import { IconButton } from './icon-button'

// Dialogs that stand closed in the page's HTML, for what opens them before React is here. They close by their button and by
// Escape, without any script of ours.

/** A dark one over the whole screen. */
export function ShellDialog({ ref, children }: { ref: Ref<HTMLDialogElement>; children: ReactNode }) {
  return (
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
}

type FormShellDialogProps = {
  title: ReactNode
  /** What it says where the form can't come, before "Try again". */
  failure: ReactNode
}

/**
 * One that holds a form's place, as large as the form's dialog. Every page has it, so its looks are one class. The page's inline
 * loader hears its two buttons: the second leads to what the form leads to without script.
 */
export function FormShellDialog({ title, failure }: FormShellDialogProps) {
  return (
    <dialog data-kind="" className="form-shell" aria-labelledby="shell-title">
      <form method="dialog">
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- where the dialog that takes its place begins too */}
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
}
