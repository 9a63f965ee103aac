import './staff.css'
import './shell.css'
import { ExternalLink, Inbox } from 'lucide-react'
import Link from 'next/link'
import { type ReactNode } from 'react'
import { PaletteButton } from '../palette/palette-button'
import { AccountMenu } from './account-menu'
import { AdminTabs } from './admin-tabs'
import { ShellTitle } from './shell-title'

type AdminShellProps = { staff: { name: string; email: string }; newLeads: number; children: ReactNode }

/** The frame of every staff screen: title, five tabs, command palette, inbox, account. */
export function AdminShell({ staff, newLeads, children }: AdminShellProps) {
  return (
    <>
      <a className="vh" href="#main">
        Skip to content
      </a>
      <header className="masthead">
        <Link className="lockup" href="/admin">
          <ShellTitle />
          <span className="lockup__sub">Manage your website content and settings</span>
        </Link>
        <AdminTabs />
        <div className="tools">
          <PaletteButton email={staff.email} newLeads={newLeads} />
          <Link className="inbox" href="/admin/leads">
            <Inbox className="i" aria-hidden="true" />
            <span>Leads</span>
            {newLeads > 0 && (
              <span className="count" aria-label={`${newLeads} new`}>
                {newLeads}
              </span>
            )}
          </Link>
          <a className="ib viewsite" href="/" title="View site">
            <ExternalLink className="i" aria-hidden="true" />
            <span className="vh">View site</span>
          </a>
          <AccountMenu name={staff.name} email={staff.email} />
        </div>
      </header>
      {children}
    </>
  )
}
