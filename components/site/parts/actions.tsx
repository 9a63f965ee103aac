import { type ReactNode } from 'react'

export function Actions({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={`flex flex-wrap gap-3 text-center max-sm:flex-col max-sm:[&_:is(a,button)]:whitespace-normal ${className}`}
    >
      {children}
    </div>
  )
}
