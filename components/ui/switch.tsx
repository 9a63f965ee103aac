'use client'

import { Switch as Radix } from 'radix-ui'
import { type ReactNode } from 'react'

type SwitchProps = {
  label: string
  /** The accessible name where several have the same label; begins with it. */
  name?: string
  note?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

export const Switch = ({ label, name, note, checked, onChange, disabled }: SwitchProps) => (
  <Radix.Root
    className={`group flex min-h-control-small cursor-pointer gap-3 text-left disabled:cursor-default disabled:text-stone ${note ? 'items-start' : 'items-center'}`}
    checked={checked}
    onCheckedChange={onChange}
    disabled={disabled}
    aria-label={name ?? label}
  >
    <span className="mt-px flex h-5 w-9 flex-none items-center rounded-full border border-edge bg-paper px-0.75 group-data-[state=checked]:border-spruce group-data-[state=checked]:bg-spruce">
      <Radix.Thumb className="size-3 rounded-full bg-edge transition-transform data-[state=checked]:translate-x-4 data-[state=checked]:bg-paper" />
    </span>
    <span>
      <b className="block font-semibold">{label}</b>
      {note && <small className="block text-13 text-stone">{note}</small>}
    </span>
  </Radix.Root>
)
