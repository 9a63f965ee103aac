import { type ReactNode } from 'react'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { getFrame } from '@/lib/pages/frame'

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const frame = await getFrame()
  return (
    <>
      <meta property="og:site_name" content={frame.profile.shortName} />
      <SiteFrame {...frame}>{children}</SiteFrame>
    </>
  )
}
