'use client'

import { StaffLink } from './staff-link'
import { type ReactNode } from 'react'
import { cn } from './cn'

type Option<Value extends string> = { value: Value; label: ReactNode; name?: string }

const groupClass =
  'inline-flex flex-none divide-x divide-hair overflow-hidden rounded-control border border-edge bg-paper'
const partClass =
  'inline-flex min-h-control-small max-tablet:min-w-tap cursor-pointer items-center justify-center gap-1.5 px-3 text-13 font-medium whitespace-nowrap ' +
  'text-stone focus-visible:-outline-offset-2'

type SegmentedProps<Value extends string> = {
  label: string
  value: Value
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
  /** As wide as its container, all parts alike. */
  stretch?: boolean
  className?: string
}

/** Buttons side by side, one of them pressed. `name` names a button that shows only an icon. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, options, onChange, stretch, className } = props
  return (
    <div role="group" aria-label={label} className={cn(groupClass, stretch && 'flex *:flex-1', className)}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          aria-label={option.name}
          title={option.name}
          onClick={() => onChange(option.value)}
          className={`${partClass} aria-pressed:bg-mist aria-pressed:font-semibold aria-pressed:text-spruce-deep`}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}

type SegmentedLinksProps = {
  label: string
  links: readonly { href: string; label: ReactNode; current: boolean }[]
  className?: string
}

export const SegmentedLinks = ({ label, links, className }: SegmentedLinksProps) => (
  <nav aria-label={label} className={cn(groupClass, className)}>
    {links.map((link) => (
      <StaffLink
        key={link.href}
        href={link.href}
        scroll={false}
        aria-current={link.current ? 'page' : undefined}
        className={`${partClass} no-underline aria-[current]:bg-mist aria-[current]:font-semibold aria-[current]:text-spruce-deep`}
      >
        {link.label}
      </StaffLink>
    ))}
  </nav>
)
