'use client'

import { Tooltip as Radix } from 'radix-ui'
import { type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { useLayer } from './layer'

/**
 * The rest of the pointer before a tooltip opens, and the pause in which the next one opens at once, in milliseconds
 * (specification §9).
 */
const openDelay = 700
const skipDelay = 300

export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={openDelay} skipDelayDuration={skipDelay}>
    {children}
  </Radix.Provider>
)

type TooltipProps = {
  label: ReactNode
  side?: ComponentProps<typeof Radix.Content>['side']
  children: ReactElement
}

export const Tooltip = ({ label, side, children }: TooltipProps) => (
  <Radix.Root>
    <Radix.Trigger asChild>{children}</Radix.Trigger>
    <Radix.Portal container={useLayer()}>
      <Radix.Content
        className="z-40 max-w-70 rounded-control bg-ink px-2.5 py-1.5 text-13 leading-snug text-paper motion-safe:transition-opacity motion-safe:starting:opacity-0"
        side={side}
        sideOffset={6}
        collisionPadding={8}
      >
        {label}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)
