import { type ComponentProps, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { DialogButton } from './dialog-button'

type RecommendationsButtonProps = Pick<ComponentProps<typeof Button>, 'look' | 'size' | 'className'> & {
  children: ReactNode
}

/** Opens the Smart Recommendations dialog; without script it leads to the contact page. */
export const RecommendationsButton = ({ look = 'line', children, ...rest }: RecommendationsButtonProps) => (
  <DialogButton kind="recommendations">
    <Button type="submit" look={look} {...rest}>
      {children}
    </Button>
  </DialogButton>
)
