import '@/components/site/frame/site-frame'
import '@/components/builder/on-page.css'
import { type Metadata } from 'next'
import { SiteColors } from '@/components/site/frame/site-colors'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { getProfile } from '@/lib/data/settings'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Promise<Metadata> => staffMetadata('Canvas')

/**
 * The canvas takes its style sheets from this empty page: the visitors' and the builder's own
 * (components/builder/frame-document.ts).
 */
export default async function CanvasPage() {
  await requireStaffPage()
  return <SiteColors profile={await getProfile()} />
}
