import { type Metadata } from 'next'
import { NotFoundScreen } from '@/components/site/frame/not-found-screen'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { getProfile } from '@/lib/data/settings'
import { notFoundTitle } from '@/lib/not-found-title'

export const metadata: Metadata = { title: notFoundTitle, robots: { index: false } }

export default async function NotFound() {
  const profile = await getProfile()
  return (
    <SiteFrame profile={profile}>
      <NotFoundScreen profile={profile} />
    </SiteFrame>
  )
}
