import '@/components/site/frame/site-frame'
import '@/app/(site)/(towns)/town-route'
import '@/components/builder/on-page.css'
import { type Metadata } from 'next'
import { SiteColors } from '@/components/site/frame/site-colors'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { getProfile } from '@/lib/data/settings'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Promise<Metadata> => staffMetadata('Canvas')

/**
 * The same with the style sheets of a town page, for its preview.
 */
export default async function TownCanvasPage() {
  await requireStaffPage()
  return <SiteColors profile={await getProfile()} />
}
