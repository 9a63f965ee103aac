import { cva, type VariantProps } from 'class-variance-authority'
import { type ReactNode } from 'react'
import { cn } from './cn'

type BadgeProps = {
  quiet?: boolean
  className?: string
  children: ReactNode
}

export const Badge = ({ quiet, className, children }: BadgeProps) => (
  <span
    className={cn(
      'inline-block rounded-control border px-1.5 text-12 leading-4.5 whitespace-nowrap',
      quiet ? 'border-hair-strong font-medium text-stone' : 'border-brass font-semibold text-brass',
      className,
    )}
  >
    {children}
  </span>
)

type CountProps = {
  children: ReactNode
  /** The accessible name: "4 new". */
  label?: string
}

export const Count = ({ children, label }: CountProps) => (
  <span
    role={label ? 'img' : undefined}
    aria-label={label}
    className="inline-block h-5 min-w-5 flex-none rounded-full bg-clay px-1.5 text-center text-12 leading-5 font-semibold text-paper"
  >
    {children}
  </span>
)

const statusClass = cva(
  'inline-flex items-center gap-2 font-medium whitespace-nowrap before:size-2.25 before:flex-none before:border-[1.5px]',
  {
    variants: {
      status: {
        draft: 'text-stone before:rounded-full before:border-stone',
        published: 'before:rounded-full before:border-spruce before:bg-spruce',
        new: 'before:rotate-45 before:rounded-[1px] before:border-brass before:bg-brass',
        contacted:
          'before:rounded-full before:border-spruce before:bg-[linear-gradient(90deg,var(--color-spruce)_50%,transparent_50%)]',
        quoted:
          'before:rounded-full before:border-spruce before:bg-[conic-gradient(var(--color-spruce)_75%,transparent_0)]',
        won: 'before:rounded-full before:border-spruce before:bg-spruce',
        finished:
          'before:rounded-full before:border-spruce before:bg-spruce before:outline before:outline-offset-1 before:outline-spruce',
        lost: 'text-stone before:h-0 before:border-x-0 before:border-b-0 before:border-stone',
        spam: 'text-stone before:rounded-[1px] before:border-stone',
      },
    },
  },
)

type StatusProps = {
  status: NonNullable<VariantProps<typeof statusClass>['status']>
  className?: string
  children: ReactNode
}

/** The state of a lead, page or post: a shape and a word, never a color alone. */
export const Status = ({ status, className, children }: StatusProps) => (
  <span className={cn(statusClass({ status }), className)}>{children}</span>
)
