import { type ComponentProps } from 'react'
import { IconButton } from './icon-button'
import { Tooltip } from './tooltip'

/** An icon button with a tooltip. Needs a TooltipProvider. */
export function ToolButton({ tip, ...button }: ComponentProps<typeof IconButton> & { tip: string }) {
  return (
    <Tooltip label={tip} side="bottom">
      <IconButton {...button} />
    </Tooltip>
  )
}
