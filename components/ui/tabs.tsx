'use client'

import { cva, type VariantProps } from 'class-variance-authority'
import { StaffLink } from './staff-link'
import { type ComponentProps, type ReactNode } from 'react'
import { cn } from './cn'

/** The row's line is drawn inside, so that the current tab's mark covers it. */
const listClass = cva('', {
  variants: {
    look: {
      line: [
        'flex gap-6 shadow-[inset_0_-1px_var(--color-hair)]',
        'max-tablet:-mx-4 max-tablet:gap-5 max-tablet:overflow-x-auto max-tablet:px-4 max-tablet:[scrollbar-width:none]',
      ],
      masthead: [
        'flex items-stretch lg:gap-1',
        'max-tablet:fixed max-tablet:inset-x-0 max-tablet:bottom-0 max-tablet:z-25 max-tablet:h-16 max-tablet:border-t',
        'max-tablet:border-hair-strong max-tablet:bg-ivory max-tablet:px-1 max-tablet:pb-[env(safe-area-inset-bottom)]',
      ],
    },
  },
  defaultVariants: { look: 'line' },
})

const tabClass = cva(
  [
    'relative flex cursor-pointer font-medium whitespace-nowrap text-stone no-underline transition-colors hover:text-ink',
    'after:absolute after:h-0.5 focus-visible:-outline-offset-2',
    '[&[aria-current]]:font-semibold [&[aria-current]]:text-ink [&[aria-current]]:after:bg-spruce',
  ],
  {
    variants: {
      look: {
        line: 'flex-none items-baseline justify-center gap-1.75 py-2.5 after:inset-x-0 after:bottom-0 max-tablet:min-w-tap max-tablet:py-3',
        masthead: [
          'items-center gap-2 px-2 lg:px-3.5 after:inset-x-2 after:-bottom-px lg:after:inset-x-3.5',
          'max-tablet:flex-1 max-tablet:flex-col max-tablet:justify-center max-tablet:gap-0.75 max-tablet:px-0 max-tablet:text-12',
          'max-tablet:after:inset-x-4 max-tablet:after:-top-px max-tablet:after:bottom-auto max-tablet:aria-[current]:text-spruce',
          '[&>svg]:size-5.25 tablet:[&>svg]:hidden',
        ],
      },
    },
    defaultVariants: { look: 'line' },
  },
)

type TabLink = Pick<ComponentProps<typeof StaffLink>, 'onClick'> & {
  href: string
  current: boolean
  children: ReactNode
  icon?: ReactNode
  count?: number
}

type TabLinksProps = VariantProps<typeof listClass> & {
  label: string
  links: readonly TabLink[]
  className?: string
}

/** Navigation that looks like tabs: the views of a list or, as `masthead`, the tabs of the back office (at the bottom on a phone). */
export const TabLinks = ({ label, links, look, className }: TabLinksProps) => (
  <nav aria-label={label} className={cn(listClass({ look }), className)}>
    {links.map(({ href, current, children, icon, count, onClick }) => (
      <StaffLink
        key={href}
        href={href}
        onClick={onClick}
        aria-current={current ? 'page' : undefined}
        className={tabClass({ look })}
      >
        {icon}
        {children}
        {count !== undefined && <span className="text-12 font-medium text-stone"> {count}</span>}
      </StaffLink>
    ))}
  </nav>
)
