import { type ReactNode } from 'react'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { getAreas } from '@/lib/data/areas'
import { getSitePages } from '@/lib/data/page-places'
import { getProfile } from '@/lib/data/settings'

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const [profile, pages, areas] = await Promise.all([getProfile(), getSitePages(), getAreas()])
  return (
    <>
      <meta property="og:site_name" content={profile.shortName} />
      <SiteFrame profile={profile} pages={pages} areas={areas}>
        {children}
      </SiteFrame>
    </>
  )
}
