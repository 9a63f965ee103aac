import { type LucideIcon } from 'lucide-react'
import { type ComponentProps } from 'react'
import { IconButton } from './icon-button'

type LucideButtonProps = Omit<ComponentProps<typeof IconButton>, 'children'> & {
  icon: LucideIcon
  isLarge?: boolean
}

/** An icon button with an icon of Lucide, which only staff screens load. */
export const LucideButton = ({ icon: Icon, isLarge, ...button }: LucideButtonProps) => (
  <IconButton {...button}>
    <Icon className={isLarge ? 'size-4.5' : 'size-4'} aria-hidden="true" />
  </IconButton>
)
