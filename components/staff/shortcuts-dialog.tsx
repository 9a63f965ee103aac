'use client'

import { Dialog } from '@/components/ui/dialog'
import { Kbd } from '@/components/ui/kbd'
import { Switch } from '@/components/ui/switch'
import { setShortcuts, useShortcutsOn } from './shortcuts'

export type KeyHint = { keys: readonly string[]; does: string }

/** Lists a screen's keys, with the switch that turns single letters off. */
export function ShortcutsDialog({ hints, onClose }: { hints: readonly KeyHint[]; onClose: () => void }) {
  const on = useShortcutsOn()
  return (
    <Dialog title="Keys on this screen" onClose={onClose}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-2.5">
        {[...hints, { keys: ['Ctrl K'], does: 'search or jump to' }, { keys: ['?'], does: 'this list' }].map(
          ({ keys, does }) => (
            <div className="contents" key={does}>
              <dt className="flex gap-1">
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dt>
              <dd className="first-letter:uppercase">{does}</dd>
            </div>
          ),
        )}
      </dl>
      <div className="mt-6 border-t border-hair pt-5">
        <Switch
          label="Single-key shortcuts"
          note="Off: single letters do nothing in this browser."
          checked={on}
          onChange={setShortcuts}
        />
      </div>
    </Dialog>
  )
}
