'use client'

import { Switch as Radix } from 'radix-ui'

type SwitchProps = { label: string; note: string; checked: boolean; onChange: (checked: boolean) => void }

/** A switch with its name and what it means. */
export function Switch({ label, note, checked, onChange }: SwitchProps) {
  return (
    <Radix.Root className="switch" checked={checked} onCheckedChange={onChange} aria-label={label}>
      <i />
      <span>
        <b>{label}</b>
        <small>{note}</small>
      </span>
    </Radix.Root>
  )
}
