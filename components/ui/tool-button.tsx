import { type ComponentProps } from 'react'
import { LucideButton } from './lucide-button'
import { Tooltip } from './tooltip'

/** An icon button with a tooltip: its label and key. Needs a TooltipProvider around it. */
export const ToolButton = ({ tip, ...button }: ComponentProps<typeof LucideButton> & { tip: string }) => (
  <Tooltip label={tip} side="bottom">
    <LucideButton isLarge {...button} />
  </Tooltip>
)
