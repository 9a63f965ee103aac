import './site.css'
import { cache, type ReactNode } from 'react'
import { DialogHost } from '@/components/forms/dialog-host'
import { SendWaiting } from '@/components/forms/waiting-note'
import { locationsIn } from '@/lib/business/recommendation-choices'
import { type BusinessProfile } from '@/lib/business/profile'
import { wordingOf } from '@/lib/business/wording'
import { type SitePages } from '@/lib/content-types'
import { type Areas } from '@/lib/content/areas'
import { WithWording } from '@/components/site/parts/with-wording'
import { preloadFonts } from '@/lib/fonts'
import { CallBar } from './chat-widget'
import { ChatWidget } from './chat-widget'
import { SiteColors } from './site-colors'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import { SiteToasts } from './site-toasts'
import { contactPromise } from '@/lib/content/promises'

type SiteFrameProps = {
  profile: BusinessProfile
  pages: SitePages
  areas: Areas
  /** Paths of the lists that have nothing to show. */
  empty: readonly string[]
  children: ReactNode
}

/**
 * Next sends the frame of the not-found screen with every page. Made once per request, what both have in common is written
 * into React's data once.
 */
const aroundContent = cache(
  (profile: BusinessProfile, pages: SitePages, areas: Areas, empty: readonly string[]) => ({
    above: (
      <>
        <SiteColors profile={profile} />
        <a className="skip-link" href="#main" data-covered="">
          {wordingOf(profile)('frame.skip')}
        </a>
        <SiteHeader profile={profile} menu={pages.menu} empty={empty} />
      </>
    ),
    below: (
      <>
        <SiteFooter profile={profile} areas={areas} pages={pages.footer} empty={empty} />
        <CallBar profile={profile} />
        <ChatWidget profile={profile} />
        <DialogHost
          locations={locationsIn(areas.places)}
          phone={profile.phone}
          promise={contactPromise(profile)}
        />
        <SiteToasts />
        <SendWaiting />
      </>
    ),
  }),
)

export function SiteFrame({ profile, pages, areas, empty, children }: SiteFrameProps) {
  preloadFonts('serif', 'sans')
  const { above, below } = aroundContent(profile, pages, areas, empty)
  return (
    <WithWording profile={profile} groups={['forms', 'recommendations']}>
      {above}
      <main id="main" tabIndex={-1} data-covered="">
        {children}
      </main>
      {below}
    </WithWording>
  )
}
