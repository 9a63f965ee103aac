import { type ReactNode } from 'react'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { getAreas } from '@/lib/data/areas'
import { getProfile } from '@/lib/data/settings'

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const [profile, areas] = await Promise.all([getProfile(), getAreas()])
  return (
    <>
      <meta property="og:site_name" content={profile.shortName} />
      <SiteFrame profile={profile} areas={areas}>
        {children}
      </SiteFrame>
    </>
  )
}
