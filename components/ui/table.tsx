import { cva, type VariantProps } from 'class-variance-authority'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { StaffLink } from './staff-link'
import { type ComponentProps, type ReactNode } from 'react'
import { cn } from './cn'

/** A table with hairlines; on a phone each row has two columns, see the cells' `phone`. */
export const Table = ({ className, ...rest }: ComponentProps<'table'>) => (
  <table
    className={cn(
      'w-full border-collapse text-left max-tablet:block max-tablet:border-t max-tablet:border-hair-strong max-tablet:[&>tbody]:block',
      className,
    )}
    {...rest}
  />
)

export const TableHead = ({ children }: { children: ReactNode }) => (
  <thead className="max-tablet:hidden">
    <tr>{children}</tr>
  </thead>
)

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown }

type HeadCellProps = {
  children: ReactNode
  numeric?: boolean
  /** The current order by this column; `onSort` or `href` changes it. */
  sort?: keyof typeof sortIcons
  onSort?: () => void
  href?: string
  className?: string
}

export function HeadCell({ children, numeric, sort, onSort, href, className }: HeadCellProps) {
  const Icon = sort && sortIcons[sort]
  const content = (
    <>
      {children}
      {Icon && <Icon className={cn('size-4', sort === 'none' && 'text-stone')} aria-hidden="true" />}
    </>
  )
  const control =
    'inline-flex min-h-6 cursor-pointer items-center gap-1 font-semibold text-ink no-underline hover:text-spruce'
  return (
    <th
      scope="col"
      aria-sort={sort}
      className={cn(
        'border-b border-hair-strong py-2 pr-4 text-13 font-medium whitespace-nowrap text-stone last:pr-0',
        numeric && 'text-right',
        className,
      )}
    >
      {href ? (
        <StaffLink href={href} className={control}>
          {content}
        </StaffLink>
      ) : onSort ? (
        <button type="button" className={control} onClick={onSort}>
          {content}
        </button>
      ) : (
        children
      )}
    </th>
  )
}

type RowProps = ComponentProps<'tr'> & {
  selected?: boolean
}

export const Row = ({ selected, className, ...rest }: RowProps) => (
  <tr
    aria-current={selected || undefined}
    className={cn(
      'transition-colors hover:bg-hover',
      'max-tablet:grid max-tablet:grid-cols-[minmax(0,1fr)_auto] max-tablet:items-center max-tablet:gap-x-2 max-tablet:border-b max-tablet:border-hair max-tablet:py-3',
      selected && [
        'bg-hover max-tablet:-mx-4 max-tablet:px-4',
        'tablet:shadow-[-12px_0_var(--color-hover),12px_0_var(--color-hover)]',
        'tablet:[&>:first-child]:shadow-[-12px_0_var(--color-hover),-14px_0_var(--color-spruce)]',
      ],
      className,
    )}
    {...rest}
  />
)

const cellClass = cva(
  [
    'h-13.5 border-b border-hair py-1.5 pr-4 align-middle last:pr-0',
    'max-tablet:block max-tablet:h-auto max-tablet:border-0 max-tablet:p-0',
  ],
  {
    variants: {
      numeric: { true: 'text-right tabular-nums' },
      quiet: { true: 'wrap-anywhere text-stone' },
      /** The position of the cell on a phone; `meta` is shown only there. */
      phone: {
        title: 'max-tablet:col-1',
        actions: 'text-right max-tablet:col-2 max-tablet:row-[1/3]',
        meta: 'max-tablet:col-1 max-tablet:mt-0.75 max-tablet:text-stone tablet:hidden',
        hidden: 'max-tablet:hidden',
      },
    },
  },
)

type CellProps = Omit<ComponentProps<'td'>, keyof VariantProps<typeof cellClass>> &
  VariantProps<typeof cellClass>

export const Cell = ({ numeric, quiet, phone, className, ...rest }: CellProps) => (
  <td className={cn(cellClass({ numeric, quiet, phone }), className)} {...rest} />
)

export const RowLink = ({ className, ...rest }: ComponentProps<typeof StaffLink>) => (
  <StaffLink
    data-row-link=""
    className={cn(
      'pr-1 text-15 font-semibold wrap-anywhere no-underline hover:underline max-tablet:-my-3 max-tablet:inline-block max-tablet:py-3',
      className,
    )}
    {...rest}
  />
)

export const CellNote = ({ children }: { children: ReactNode }) => (
  <span className="block text-13 font-normal text-stone">{children}</span>
)

export const CellActions = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex gap-0.5">{children}</span>
)
