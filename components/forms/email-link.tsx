'use client'

import { type MouseEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { ButtonLink, type ButtonLook } from '@/components/ui/button'
import { type EmailDialog } from './email-dialog'

type EmailLinkProps = Pick<ButtonLook, 'look'> & {
  /** The address of the form without script, with the design or the estimate in its query. */
  href: string
  /** Has the visualizer's script keep the choice in the link's address. */
  'data-room'?: ''
  children: string
}

type Opened = { View: typeof EmailDialog; about: string; opening: number }

/**
 * Opens the dialog that emails a design or an estimate to its visitor. Without script, and where the dialog can't be loaded,
 * it leads to a page with the same form.
 */
export function EmailLink({ look = 'line', children, ...rest }: EmailLinkProps) {
  const [dialog, setDialog] = useState<Opened>()

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const { href, pathname, search } = event.currentTarget
    try {
      const { EmailDialog: View } = await import('./email-dialog')
      const about = pathname.replace(/\/email\/?$/, '') + search
      setDialog((before) => ({ View, about, opening: (before?.opening ?? 0) + 1 }))
    } catch {
      location.assign(href)
    }
  }

  return (
    <>
      <ButtonLink look={look} size="small" rel="nofollow" data-intent="" onClick={open} {...rest}>
        {children}
      </ButtonLink>
      {dialog &&
        createPortal(<dialog.View {...dialog} />, document.querySelector('[data-dialogs]') ?? document.body)}
    </>
  )
}
