import { headers } from 'next/headers'
import { NotFoundScreen } from '@/components/site/frame/not-found-screen'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { callbackPath } from '@/lib/auth/callback-url'
import { getSitePages } from '@/lib/data/page-places'
import { getAreas } from '@/lib/data/areas'
import { getProfile } from '@/lib/data/settings'

/** Signed out, the staff area looks like any missing page; its staff line leads back to where one wanted to go. */
export default async function StaffNotFound() {
  const [profile, pages, areas, head] = await Promise.all([
    getProfile(),
    getSitePages(),
    getAreas(),
    headers(),
  ])
  return (
    <SiteFrame profile={profile} pages={pages} areas={areas}>
      <NotFoundScreen profile={profile} callbackUrl={callbackPath(head.get('x-path'))} />
    </SiteFrame>
  )
}
