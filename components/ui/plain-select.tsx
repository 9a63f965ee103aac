import { type ComponentProps } from 'react'
import { inputClass } from './input-class'

/** A select without a Field, for server components; its label is around it. */
export const PlainSelect = ({ className = '', children, ...rest }: ComponentProps<'select'>) => (
  <span className={`relative block ${className}`}>
    <select className={`${inputClass} appearance-none pr-10`} {...rest}>
      {children}
    </select>
    <svg
      className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 stroke-stone"
      viewBox="0 0 16 16"
      fill="none"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d="m4 6 4 4 4-4" />
    </svg>
  </span>
)
