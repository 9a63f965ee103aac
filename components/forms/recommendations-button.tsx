import { type ReactNode } from 'react'
import { DialogButton } from './dialog-button'

/** Opens the Smart Recommendations dialog; without script it leads to the contact page. */
export function RecommendationsButton({
  className = 'btn btn--line',
  children,
}: {
  className?: string
  children: ReactNode
}) {
  return (
    <DialogButton request={{ kind: 'recommendations' }}>
      <button type="submit" className={className}>
        {children}
      </button>
    </DialogButton>
  )
}
