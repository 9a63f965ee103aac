import { type Metadata } from 'next'
import { NotFoundScreen } from '@/components/site/frame/not-found-screen'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { getSitePages } from '@/lib/data/page-places'
import { getAreas } from '@/lib/data/areas'
import { getProfile } from '@/lib/data/settings'
import { notFoundTitle } from '@/lib/not-found-title'

export const metadata: Metadata = { title: notFoundTitle, robots: { index: false } }

export default async function NotFound() {
  const [profile, pages, areas] = await Promise.all([getProfile(), getSitePages(), getAreas()])
  return (
    <SiteFrame profile={profile} pages={pages} areas={areas}>
      <NotFoundScreen profile={profile} />
    </SiteFrame>
  )
}
