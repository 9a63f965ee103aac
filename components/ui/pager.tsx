import { ChevronLeft, ChevronRight } from 'lucide-react'
import { StaffLink } from './staff-link'
import { type ReactNode } from 'react'
import { cn } from './cn'
import { pagesShown } from './pages-shown'

type PagerProps = {
  /** Counted from 1. */
  page: number
  pageSize: number
  total: number
  hrefOf: (page: number) => string
  label?: string
  /** At the end of the line. */
  children?: ReactNode
}

const linkClass =
  'inline-flex min-h-8 min-w-8 items-center justify-center gap-1 rounded-control px-2 font-semibold text-spruce no-underline ' +
  'hover:bg-hover aria-[current]:bg-mist aria-[current]:text-spruce-deep max-tablet:min-h-tap max-tablet:min-w-tap'

export function Pager({ page, pageSize, total, hrefOf, label = 'Pages', children }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / pageSize))
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1
  const to = Math.min(page * pageSize, total)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-4 text-13 text-stone">
      <p className="tabular-nums">
        {from === to ? from : `${from}–${to}`} of {total}
      </p>
      {last > 1 && (
        <nav aria-label={label} className="flex flex-wrap items-center gap-0.5">
          {page > 1 && (
            <StaffLink className={linkClass} href={hrefOf(page - 1)} rel="prev">
              <ChevronLeft className="size-4" aria-hidden="true" />
              Previous
            </StaffLink>
          )}
          {pagesShown(page, last).map((one, index) =>
            one === null ? (
              <span className="px-1 max-sm:hidden" key={`gap-${index}`} aria-hidden="true">
                …
              </span>
            ) : (
              <StaffLink
                className={cn(linkClass, 'tabular-nums max-sm:hidden')}
                key={one}
                href={hrefOf(one)}
                aria-current={one === page ? 'page' : undefined}
                aria-label={`Page ${one}`}
              >
                {one}
              </StaffLink>
            ),
          )}
          {page < last && (
            <StaffLink className={linkClass} href={hrefOf(page + 1)} rel="next">
              Next
              <ChevronRight className="size-4" aria-hidden="true" />
            </StaffLink>
          )}
        </nav>
      )}
      {children && <div className="ml-auto">{children}</div>}
    </div>
  )
}
