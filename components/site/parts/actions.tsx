import { type ReactNode } from 'react'

/** Buttons in a row, on a phone one below the other and as wide as it; there their words may break over two lines. */
export function Actions({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={`flex flex-wrap gap-3 text-center max-sm:flex-col max-sm:[&_:is(a,button)]:whitespace-normal ${className}`}
    >
      {children}
    </div>
  )
}
