import { type Metadata } from 'next'
import { cache } from 'react'
import { NotFoundScreen } from '@/components/site/frame/not-found-screen'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { type BusinessProfile } from '@/lib/business/profile'
import { getFrame } from '@/lib/pages/frame'
import { notFoundTitle } from '@/lib/not-found-title'

export const metadata: Metadata = { title: notFoundTitle, robots: { index: false } }

/** Next sends the not-found screen with every page, once for each layout. Made once per request, it is written once. */
const screenOf = cache((profile: BusinessProfile, empty: readonly string[]) => (
  <NotFoundScreen profile={profile} empty={empty} />
))

export default async function NotFound() {
  const frame = await getFrame()
  return <SiteFrame {...frame}>{screenOf(frame.profile, frame.empty)}</SiteFrame>
}
