import { type ComponentProps } from 'react'
import { IconButton } from './icon-button'
import { Tooltip } from './tooltip'

/** An icon in a bar, with its name and key to be read by who rests on it. Below a TooltipProvider. */
export function ToolButton({ tip, ...button }: ComponentProps<typeof IconButton> & { tip: string }) {
  return (
    <Tooltip label={tip} side="bottom">
      <IconButton {...button} />
    </Tooltip>
  )
}
