import { type ReactNode } from 'react'

type FoldedOnPhoneProps = { name: ReactNode; className?: string; children: ReactNode }

/** Shows on a phone a name that unfolds the rest; all of it where there is room, or without a name. */
export const FoldedOnPhone = ({ name, className = '', children }: FoldedOnPhoneProps) =>
  name ? (
    <details className={`folds-on-phone ${className}`}>
      <summary className="question text-16">{name}</summary>
      {children}
    </details>
  ) : (
    <div className={className}>{children}</div>
  )
