'use client'

import { type ReactNode } from 'react'
import { useField } from './field'

/** An input with something fixed before it, e.g. a slash or an icon. */
export function InputGroup({
  before,
  className = '',
  children,
}: {
  before: ReactNode
  className?: string
  children: ReactNode
}) {
  const { 'aria-invalid': invalid } = useField() as { 'aria-invalid'?: boolean }
  return (
    <span
      data-invalid={invalid ? '' : undefined}
      className={
        'flex items-center rounded-control border border-edge bg-paper pl-input-x text-stone focus-within:outline-2 focus-within:outline-focus ' +
        'data-invalid:border-clay data-invalid:ring-1 data-invalid:ring-clay data-invalid:ring-inset ' +
        '[&_input]:border-0! [&_input]:bg-transparent [&_input]:pl-1 [&_input]:outline-0 [&_input]:ring-0! ' +
        className
      }
    >
      {before}
      {children}
    </span>
  )
}
