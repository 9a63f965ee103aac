import { ArrowLeft } from 'lucide-react'
import { StaffLink } from '@/components/ui/staff-link'
import { type ReactNode } from 'react'

export const Bar = ({ children }: { children: ReactNode }) => (
  <header
    className={
      'sticky top-0 z-5 col-span-full flex h-14 items-center gap-1 border-b border-hair bg-ivory pr-3 pl-1 ' +
      'tablet:h-15 tablet:gap-2 tablet:border-hair-strong tablet:px-4 md:gap-3'
    }
  >
    {children}
  </header>
)

export const BarBack = ({ href, children }: { href: string; children: ReactNode }) => (
  <StaffLink
    className={
      'flex h-8 flex-none items-center border-r border-hair pr-4 font-medium whitespace-nowrap text-stone no-underline ' +
      'hover:text-ink max-md:size-tap max-md:justify-center max-md:border-0 max-md:p-0 max-md:text-ink'
    }
    href={href}
  >
    <ArrowLeft className="size-5.5 md:hidden" aria-hidden="true" />
    <span className="max-md:sr-only">{children}</span>
  </StaffLink>
)

export const BarTitle = ({ children }: { children: ReactNode }) => (
  <h1 className="max-w-[46ch] truncate font-serif text-16 leading-tight font-medium tracking-[-0.01em] tablet:text-17">
    {children}
  </h1>
)
