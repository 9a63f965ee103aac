import { type ReactNode } from 'react'

/** A section's heading on the left and a sentence about it on the right. */
export function SectionHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="head">
      <h2>{title}</h2>
      {children && <p className="text quiet">{children}</p>}
    </div>
  )
}
