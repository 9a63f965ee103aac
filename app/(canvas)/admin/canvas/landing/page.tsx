import '@/components/site/frame/site-frame'
import '@/app/(site)/rockland/[place]/[service]/page'
import '@/components/site/screens/landing/block-sheet'
import '@/components/builder/on-page.css'
import { type Metadata } from 'next'
import { SiteColors } from '@/components/site/frame/site-colors'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { getProfile } from '@/lib/data/settings'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Promise<Metadata> => staffMetadata('Canvas')

/**
 * The same with the style sheets of a landing page, for its preview.
 */
export default async function LandingCanvasPage() {
  await requireStaffPage()
  return <SiteColors profile={await getProfile()} />
}
