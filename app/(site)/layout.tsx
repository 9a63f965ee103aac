import { type ReactNode } from 'react'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { getProfile } from '@/lib/data/settings'

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const profile = await getProfile()
  return (
    <>
      <meta property="og:site_name" content={profile.shortName} />
      <SiteFrame profile={profile}>{children}</SiteFrame>
    </>
  )
}
