'use client'

import { type LucideIcon } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { createContext, type ReactElement, type ReactNode, type RefObject, useContext, useRef } from 'react'
import { cn } from './cn'
import { useLayer } from './layer'

/** The selected action, which runs once the menu has closed. */
const Chosen = createContext<RefObject<(() => void) | null>>({ current: null })

type MenuProps = {
  trigger: ReactElement
  children: ReactNode
}

/**
 * A button with a menu. A selected action runs once the menu has closed and the button has the focus again, so that a
 * dialog it opens can return it.
 */
export function Menu({ trigger, children }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const chosenAction = useRef<(() => void) | null>(null)
  const runChosen = (event: Event) => {
    const run = chosenAction.current
    if (!run) return
    event.preventDefault()
    chosenAction.current = null
    button.current?.focus()
    run()
  }
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={useLayer()}>
        <Radix.Content
          className="z-30 min-w-54 rounded-control border border-hair-strong bg-paper p-1.5 text-14 shadow-lift max-tablet:min-w-60"
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={runChosen}
        >
          <Chosen value={chosenAction}>{children}</Chosen>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type MenuItemProps = {
  icon?: LucideIcon
  onSelect?: () => void
  children: ReactNode
  danger?: boolean
  disabled?: boolean
  asChild?: boolean
  className?: string
}

export function MenuItem({ icon: Icon, onSelect, children, danger, className, ...rest }: MenuItemProps) {
  const chosenRef = useContext(Chosen)
  return (
    <Radix.Item
      className={cn(
        'flex min-h-8.5 w-full cursor-pointer items-center gap-2.5 rounded-control px-2.5 font-medium no-underline outline-none',
        'data-disabled:cursor-default data-disabled:text-stone data-highlighted:bg-mist max-tablet:min-h-tap [&>svg]:text-stone',
        '[&>kbd]:ml-auto max-tablet:[&>kbd]:hidden',
        danger && 'text-clay [&>svg]:text-clay',
        className,
      )}
      onSelect={() => {
        chosenRef.current = onSelect ?? null
      }}
      {...rest}
    >
      {Icon ? (
        <>
          <Icon className="size-4" aria-hidden="true" />
          {children}
        </>
      ) : (
        children
      )}
    </Radix.Item>
  )
}

export const MenuLine = () => <Radix.Separator className="my-1.5 h-px bg-hair" />
