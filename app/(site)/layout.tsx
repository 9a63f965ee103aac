import { type ReactNode } from 'react'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { getProfile } from '@/lib/data/settings'

export default async function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteFrame profile={await getProfile()}>{children}</SiteFrame>
}
