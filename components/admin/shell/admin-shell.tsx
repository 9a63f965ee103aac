import './staff.css'
import { ExternalLink } from 'lucide-react'
import { StaffLink } from '@/components/ui/staff-link'
import { type ReactNode } from 'react'
import { iconButtonClass } from '@/components/ui/icon-button'
import { type StaffRole } from '@/lib/staff-types'
import { preloadFonts } from '@/lib/fonts'
import { PaletteButton } from '../palette/palette-button'
import { AccountMenu } from './account-menu'
import { AdminTabs, ShellTitle } from './admin-tabs'
import { InboxLink } from './inbox-link'
import { JobsLink } from './jobs-link'

type AdminShellProps = {
  staff: { name: string; email: string; role: StaffRole }
  newLeads: number
  /** The number of messages about leads that haven't been sent. */
  undelivered: string
  children: ReactNode
}

export function AdminShell({ staff, newLeads, undelivered, children }: AdminShellProps) {
  preloadFonts('staffSerif', 'sans')
  return (
    <>
      <a
        className="sr-only rounded-control bg-ink px-4 py-3 text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-40"
        href="#main"
      >
        Skip to content
      </a>
      <header
        data-masthead=""
        className="sticky top-0 z-20 flex h-head items-stretch gap-3 border-b border-hair bg-ivory px-4 max-tablet:h-16 max-tablet:gap-0 max-tablet:pr-1 lg:gap-8 lg:px-8"
      >
        <StaffLink className="flex min-w-0 flex-col justify-center no-underline lg:pr-3" href="/admin">
          <ShellTitle />
          <span className="mt-0.5 text-12 whitespace-nowrap text-stone max-lg:hidden">
            Manage your website content and settings
          </span>
        </StaffLink>
        <AdminTabs />
        <div className="ml-auto flex flex-none items-center gap-2 max-2xl:gap-1 max-tablet:gap-0">
          <PaletteButton
            email={staff.email}
            role={staff.role}
            newLeads={newLeads}
            undelivered={undelivered}
          />
          <JobsLink />
          <InboxLink newLeads={newLeads} />
          <a className={iconButtonClass({ className: 'max-lg:hidden' })} href="/" title="View site">
            <ExternalLink className="size-4.5" aria-hidden="true" />
            <span className="sr-only">View site</span>
          </a>
          <AccountMenu name={staff.name} email={staff.email} />
        </div>
      </header>
      {children}
    </>
  )
}
