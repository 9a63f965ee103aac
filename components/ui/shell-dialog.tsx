import { type Ref, type ReactNode } from 'react'
import { Icon } from './icon'
import { IconButton } from './icon-button'

/**
 * A dark dialog over the whole screen that stands closed in the page's HTML, for what opens it before React is here. It
 * closes by its button and by Escape, without any script of ours.
 */
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
