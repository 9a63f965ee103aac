import { headers } from 'next/headers'
import { NotFoundScreen } from '@/components/site/frame/not-found-screen'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { callbackPath } from '@/lib/auth/callback-url'
import { getAreas } from '@/lib/data/areas'
import { getProfile } from '@/lib/data/settings'

/** Signed out, the staff area looks like any missing page; its staff line leads back to where one wanted to go. */
export default async function StaffNotFound() {
  const [profile, areas, head] = await Promise.all([getProfile(), getAreas(), headers()])
  return (
    <SiteFrame profile={profile} areas={areas}>
      <NotFoundScreen profile={profile} callbackUrl={callbackPath(head.get('x-path'))} />
    </SiteFrame>
  )
}
