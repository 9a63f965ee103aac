import { type Metadata } from 'next'
import { NotFoundScreen } from '@/components/site/frame/not-found-screen'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { getFrame } from '@/lib/data/frame'
import { notFoundTitle } from '@/lib/not-found-title'

export const metadata: Metadata = { title: notFoundTitle, robots: { index: false } }

export default async function NotFound() {
  const frame = await getFrame()
  return (
    <SiteFrame {...frame}>
      <NotFoundScreen profile={frame.profile} />
    </SiteFrame>
  )
}
