import '@/components/site/frame/site-frame'
import '@/components/builder/on-page.css'
import { type Metadata } from 'next'
import { SiteColors } from '@/components/site/frame/site-colors'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { getProfile } from '@/lib/data/settings'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Promise<Metadata> => staffMetadata('Canvas')

/**
 * An empty page with the visitors' style sheet, and the builder's own for what it puts on it: from here the canvas
 * has what stands in its document's head (components/builder/frame-document.ts).
 */
export default async function CanvasPage() {
  await requireStaffPage()
  return <SiteColors profile={await getProfile()} />
}
