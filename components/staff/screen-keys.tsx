'use client'

import { Keyboard } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { BareButton } from '@/components/ui/button'
import { LucideButton } from '@/components/ui/lucide-button'
import { Kbd } from '@/components/ui/kbd'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useScreenActions } from './screen-actions'
import { type Shortcuts, useShortcuts, useShortcutsOn } from './shortcuts'
import { type KeyHint } from './shortcuts-dialog'

const ShortcutsDialog = lazy(() =>
  import('./shortcuts-dialog').then((file) => ({ default: file.ShortcutsDialog })),
)

type ScreenKeysProps = {
  hints: readonly KeyHint[]
  keys: Shortcuts
  /** Shows only an icon button. */
  small?: boolean
}

/** Handles a screen's keys. The list of them, opened by `?` or the button, can switch them off. */
export function ScreenKeys({ hints, keys, small }: ScreenKeysProps) {
  const [open, setOpen] = useState(false)
  const on = useShortcutsOn()
  const show = () => setOpen(true)
  useShortcuts({ '?': show, ...keys })
  // A key pressed before hydration waits for this (hold-until-hydrated.ts).
  const listens = useHydrated()
  useScreenActions([
    { label: 'Keys on this screen', icon: Keyboard, detail: '?', words: 'help shortcuts', run: show },
  ])
  return (
    <>
      {small ? (
        <LucideButton
          icon={Keyboard}
          isLarge
          label="Keys on this screen"
          title="Keys on this screen (?)"
          data-keys={listens}
          className="max-tablet:hidden"
          onClick={show}
        />
      ) : (
        <BareButton
          className="min-h-6 text-12 text-stone hover:text-ink hover:underline max-tablet:hidden"
          data-keys={listens}
          onClick={show}
        >
          {on && <Kbd>?</Kbd>} {on ? 'Keys' : 'Keys are off'}
        </BareButton>
      )}
      <Suspense>{open && <ShortcutsDialog hints={hints} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
