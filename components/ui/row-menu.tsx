'use client'

import { Ellipsis } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { createContext, type ReactNode, type RefObject, useContext, useRef } from 'react'

/** What has been chosen and waits until the menu is gone. */
const Chosen = createContext<RefObject<(() => void) | null>>({ current: null })

/**
 * The "more" button of a row with its menu. What is chosen happens once the menu has closed and the button has the
 * focus again, so that a dialog it opens can give it back.
 */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null)
  const chosen = useRef<(() => void) | null>(null)
  const closed = (event: Event) => {
    const run = chosen.current
    if (!run) return
    event.preventDefault()
    chosen.current = null
    button.current?.focus()
    run()
  }
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger className="ib" aria-label={label} title="More" ref={button}>
        <Ellipsis className="i" aria-hidden="true" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className="menu menu--row"
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={closed}
        >
          <Chosen value={chosen}>{children}</Chosen>
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
  const chosenRef = useContext(Chosen)
  return (
    <Radix.Item
      className={danger ? `danger ${className}` : className}
      onSelect={() => {
        chosenRef.current = onSelect
      }}
    >
      {children}
    </Radix.Item>
  )
}

export const RowMenuLine = () => <Radix.Separator asChild>{<hr />}</Radix.Separator>
