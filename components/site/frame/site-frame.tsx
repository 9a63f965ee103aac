import './site.css'
import { type ReactNode } from 'react'
import { DialogHost } from '@/components/forms/dialog-host'
import { type BusinessProfile } from '@/lib/business/profile'
import { CallBar } from './call-bar'
import { ChatWidget } from './chat-widget'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import { ToastHost } from '@/components/ui/toast-host'

/** What stands around every public page: header, footer, call bar, quote panel, dialogs, toasts. */
export function SiteFrame({ profile, children }: { profile: BusinessProfile; children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <SiteHeader profile={profile} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter profile={profile} />
      <CallBar profile={profile} />
      <ChatWidget profile={profile} />
      <DialogHost phone={profile.phone} />
      <ToastHost />
    </>
  )
}
