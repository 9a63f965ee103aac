import { ArrowLeft } from 'lucide-react'
import { StaffLink } from '@/components/ui/staff-link'
import { type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

type ScreenProps = { className?: string; children: ReactNode }

export const Screen = ({ className, children }: ScreenProps) => (
  <main
    id="main"
    className={cn(
      'mx-auto max-w-328 px-8 pt-8 pb-16 max-tablet:px-4 max-tablet:pt-5 max-tablet:pb-28',
      className,
    )}
  >
    {children}
  </main>
)

type ScreenHeadProps = {
  title: ReactNode
  note?: ReactNode
  children?: ReactNode
}

export const ScreenHead = ({ title, note, children }: ScreenHeadProps) => (
  <div className="mb-6 flex flex-wrap items-end gap-4 max-tablet:mb-4">
    <div className="max-tablet:w-full">
      <h1 className="font-serif text-34 leading-[1.1] font-[450] tracking-[-0.02em] focus:outline-none max-tablet:text-28">
        {title}
      </h1>
      {note && <p className="mt-1.5 text-stone">{note}</p>}
    </div>
    {children && (
      <div className="ml-auto flex items-center gap-2 max-tablet:ml-0 max-tablet:w-full">{children}</div>
    )}
  </div>
)

export const backLinkClass =
  'mb-3 inline-flex min-h-6 items-center gap-1.5 font-medium text-stone no-underline hover:text-ink max-tablet:-mt-3 max-tablet:mb-0 max-tablet:min-h-tap max-tablet:pr-4'

export const BackLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <StaffLink href={href} className={backLinkClass}>
    <ArrowLeft className="size-4" aria-hidden="true" />
    {children}
  </StaffLink>
)

export const Rows = ({ className, children }: ScreenProps) => (
  <ul
    className={cn(
      'border-t border-hair-strong *:flex *:min-h-13 *:items-center *:gap-3 *:border-b *:border-hair *:py-2',
      className,
    )}
  >
    {children}
  </ul>
)

export const RowTitle = ({
  href,
  note,
  children,
}: {
  href: string
  note: ReactNode
  children: ReactNode
}) => (
  <span className="min-w-0 flex-1">
    <StaffLink
      href={href}
      className="font-semibold no-underline hover:underline max-tablet:-my-3.25 max-tablet:inline-block max-tablet:py-3.25"
    >
      {children}
    </StaffLink>
    <small className="block text-13 text-stone tabular-nums">{note}</small>
  </span>
)

export const linkClass =
  'cursor-pointer font-semibold text-spruce no-underline hover:underline max-tablet:inline-flex max-tablet:min-h-tap max-tablet:items-center'
