'use client'

import { Search } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useStaffRouter } from '@/components/staff/use-staff-router'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { asksBeforeLeaving } from '@/components/staff/leave-guard'
import { noteRecent } from '@/components/staff/recent'
import { BareButton } from '@/components/ui/button'
import { Kbd } from '@/components/ui/kbd'
import { showToast } from '@/components/ui/toast'
import { useHydrated } from '@/components/ui/use-hydrated'
import { type StaffRole } from '@/lib/staff-types'
import { recordAt } from '@/lib/palette/recent-path'
import { type PaletteOption } from './palette-actions'
import type * as dialog from './palette-dialog'

type Loaded = Pick<typeof dialog, 'PaletteDialog'>

const load = () => import('./palette-dialog')

const isApple = () => /Mac|iP/.test(navigator.platform)

type PaletteButtonProps = { email: string; role: StaffRole; newLeads: number; undelivered: string }

/** Opens the command palette; so does Ctrl K, or Command K, anywhere. Its code is loaded when it is needed. */
export function PaletteButton({ email, role, newLeads, undelivered }: PaletteButtonProps) {
  const router = useStaffRouter()
  const path = usePathname()
  const [dialog, setDialog] = useState<Loaded>()
  const [isShown, setIsShown] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const apple = useHydrated() && isApple()

  async function open() {
    for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
    setIsShown(true)
    try {
      const code = await load()
      setDialog(code)
    } catch {
      setIsShown(false)
      showToast({ title: 'The site didn’t answer', description: 'Check your connection and try again.' })
    }
  }

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const command = isApple() ? event.metaKey : event.ctrlKey
      if (!command || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return
      // A text editor may have taken it for a link.
      if (event.defaultPrevented) return
      event.preventDefault()
      // An open dialog has to be answered first, and a row lifted by keyboard has to be dropped.
      const over = document.querySelectorAll('dialog:modal, [data-dragging]').length
      if (isShown && over < 2) setIsShown(false)
      if (isShown || over > 0) return
      void open()
    }
    // In the capture phase while the palette is open, because its dialog stops the propagation of keys.
    document.addEventListener('keydown', listen, isShown)
    return () => document.removeEventListener('keydown', listen, isShown)
  }, [isShown])

  useEffect(() => {
    if (recordAt(path) || path.startsWith('/admin/settings/')) noteRecent(path)
  }, [path])

  /** Runs after the palette has closed and returned the focus, so that a question about unsaved changes can open. */
  function onClosed({ href, run }: Partial<PaletteOption> = {}) {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    run?.()
    if (!href || asksBeforeLeaving(href)) return
    if (href.startsWith('/admin')) router.push(href)
    else location.assign(href)
  }

  return (
    <>
      <BareButton
        className="flex min-h-control items-center gap-2 rounded-control border border-edge bg-paper pr-2 pl-2.5 text-13 text-stone max-lg:w-control max-lg:justify-center max-lg:px-0 max-tablet:border-0 max-tablet:bg-transparent max-tablet:text-ink lg:w-52"
        ref={button}
        aria-haspopup="dialog"
        aria-label={`Search or jump to ${apple ? '⌘' : 'Ctrl'} K`}
        onPointerEnter={() => void load().catch(() => {})}
        onFocus={() => void load().catch(() => {})}
        onClick={() => void open()}
      >
        <Search className="size-4 max-tablet:size-5" aria-hidden="true" />
        <span className="max-lg:hidden">Search or jump to</span>{' '}
        <Kbd className="ml-auto max-lg:hidden">{apple ? '⌘' : 'Ctrl'} K</Kbd>
      </BareButton>
      {/* A portal, because a hidden masthead would hide the dialog too. */}
      {isShown &&
        dialog &&
        createPortal(
          <dialog.PaletteDialog
            email={email}
            role={role}
            newLeads={newLeads}
            undelivered={undelivered}
            apple={apple}
            onClose={() => setIsShown(false)}
            onClosed={onClosed}
          />,
          document.body,
        )}
    </>
  )
}
