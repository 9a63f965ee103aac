import { type ReactNode } from 'react'
import { cn } from './cn'

type EmptyStateProps = {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** Within a list or a panel. */
  small?: boolean
  className?: string
}

export const EmptyState = ({ title, children, action, small, className }: EmptyStateProps) => (
  <div
    className={cn(
      'border-t border-b border-t-hair-strong border-b-hair text-center',
      small ? 'px-4 py-8' : 'py-28 max-tablet:py-18',
      className,
    )}
  >
    {small ? <h3>{title}</h3> : <h2 className="text-26 font-[450]">{title}</h2>}
    {children && (
      <p className={cn('mx-auto max-w-[46ch] text-stone', small ? 'mt-1' : 'mt-2 text-15')}>{children}</p>
    )}
    {action && <div className={small ? 'mt-4' : 'mt-6'}>{action}</div>}
  </div>
)
