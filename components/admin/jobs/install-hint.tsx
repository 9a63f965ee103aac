'use client'

import { useEffect, useState } from 'react'
import { tryStorage } from '@/components/staff/browser-storage'
import { Button } from '@/components/ui/button'

/** Chromium's offer to install the page. */
type InstallEvent = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

const storageKey = 'install-hint-dismissed'
let offer: InstallEvent | undefined
const listeners = new Set<() => void>()

// The event may come before hydration.
if (typeof window !== 'undefined')
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as InstallEvent
    listeners.forEach((listener) => listener())
  })

type Hint = 'button' | 'share' | undefined

function currentHint(): Hint {
  const isInstalled = matchMedia('(display-mode: standalone)').matches
  if (isInstalled || tryStorage(() => localStorage.getItem(storageKey))) return undefined
  if (offer) return 'button'
  return /iPhone|iPad/.test(navigator.userAgent) ? 'share' : undefined
}

/** Offers to put the jobs on the home screen, where that is possible and isn't done. */
export function InstallHint() {
  const [hint, setHint] = useState<Hint>()
  useEffect(() => {
    const look = () => setHint(currentHint())
    look()
    listeners.add(look)
    return () => void listeners.delete(look)
  }, [])

  function dismiss() {
    tryStorage(() => localStorage.setItem(storageKey, '1'))
    setHint(undefined)
  }
  async function install() {
    const event = offer
    offer = undefined
    if ((await event?.prompt())?.outcome === 'accepted') dismiss()
    else setHint(undefined)
  }

  if (!hint) return null
  return (
    <section
      aria-label="Install"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-hair bg-paper px-4 py-3 text-14"
    >
      <p className="min-w-0 flex-1 basis-60">
        <strong className="font-semibold">Keep Jobs on your home screen.</strong>{' '}
        {hint === 'share' ? 'Tap Share, then “Add to Home Screen”.' : 'It opens without a connection, too.'}
      </p>
      <div className="flex gap-2">
        {hint === 'button' && (
          <Button look="primary" onClick={() => void install()}>
            Install
          </Button>
        )}
        <Button look="quiet" onClick={dismiss}>
          Not now
        </Button>
      </div>
    </section>
  )
}
