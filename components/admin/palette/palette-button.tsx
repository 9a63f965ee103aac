'use client'

import { Search } from 'lucide-react'
import Link from 'next/link'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { showToast } from '@/components/ui/toast'
import type * as dialog from './palette-dialog'

type Loaded = Pick<typeof dialog, 'PaletteDialog'>

const load = () => import('./palette-dialog')

const isApple = () => /Mac|iP/.test(navigator.platform)
const never = () => () => {}

/** The button that opens the command palette; so does Ctrl K, or Command K, anywhere. Its code comes when it is wanted. */
export function PaletteButton({ email, newLeads }: { email: string; newLeads: number }) {
  const [loaded, setLoaded] = useState<Loaded>()
  const [shown, setShown] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  /** Where the focus was, and goes back to. */
  const from = useRef<Element>(null)
  /** Follows what was chosen once the palette is gone, so that a question about unsaved work isn't asked below it. */
  const way = useRef<HTMLAnchorElement>(null)
  const [to, setTo] = useState('')
  const apple = useSyncExternalStore(never, isApple, () => false)

  async function open() {
    from.current = document.activeElement
    for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
    setShown(true)
    try {
      const code = await load()
      setLoaded(code)
    } catch {
      setShown(false)
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
      // Another dialog wants its answer first, and what is held by the keyboard wants to be put down.
      if (document.querySelector('.veil:not(.veil--top), dialog:modal, [data-dragging]')) return
      if (shown) setShown(false)
      else void open()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [shown])

  function onClosed() {
    const before = from.current
    const usable = before instanceof HTMLElement && before.isConnected && before !== document.body
    ;(usable ? before : button.current)?.focus({ preventScroll: true })
    way.current?.click()
    setTo('')
  }

  return (
    <>
      <button
        type="button"
        className="jump"
        ref={button}
        aria-haspopup="dialog"
        aria-label={`Search or jump to ${apple ? '⌘' : 'Ctrl'} K`}
        onPointerEnter={() => void load().catch(() => {})}
        onFocus={() => void load().catch(() => {})}
        onClick={() => void open()}
      >
        <Search className="i i--s" aria-hidden="true" />
        <span>Search or jump to</span> <kbd>{apple ? '⌘' : 'Ctrl'} K</kbd>
      </button>
      {to.startsWith('/admin') && (
        <Link hidden href={to} prefetch={false} ref={way}>
          {to}
        </Link>
      )}
      {to && !to.startsWith('/admin') && (
        <a hidden href={to} ref={way}>
          {to}
        </a>
      )}
      {shown && loaded && (
        <loaded.PaletteDialog
          email={email}
          newLeads={newLeads}
          apple={apple}
          onClose={() => setShown(false)}
          onFollow={setTo}
          onClosed={onClosed}
        />
      )}
    </>
  )
}
