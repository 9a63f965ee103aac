'use client'

import { Ellipsis } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { type ReactNode } from 'react'

/** The "more" button of a row with its menu. */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger className="ib" aria-label={label} title="More">
        <Ellipsis className="i" aria-hidden="true" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="menu menu--row" align="end" sideOffset={4} collisionPadding={8}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type RowMenuItemProps = {
  onSelect: () => void
  children: ReactNode
  danger?: boolean
  className?: string
}

export function RowMenuItem({ onSelect, children, danger, className = '' }: RowMenuItemProps) {
  return (
    <Radix.Item className={danger ? `danger ${className}` : className} onSelect={onSelect}>
      {children}
    </Radix.Item>
  )
}

export const RowMenuLine = () => <Radix.Separator asChild>{<hr />}</Radix.Separator>
