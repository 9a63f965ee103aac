import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { blockRegistry } from '@/components/blocks/registry'
import { CustomPage } from '@/components/site/screens/custom-page/custom-page'
import { PreviewNote } from '@/components/site/screens/custom-page/preview-note'
import { openPage } from '@/lib/page-document/stored'
import { getPreviewedPage } from '@/lib/pages/preview-link'
import { getBlockData } from '@/lib/records/block-data'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Preview',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

/** Shows a page as staff have saved it to whoever has the link. */
export default async function PreviewRoute({ params }: { params: Promise<{ token: string }> }) {
  const page = await getPreviewedPage((await params).token)
  if (!page) notFound()
  return (
    <>
      <PreviewNote savedAt={page.updatedAt} />
      <CustomPage page={openPage(page, blockRegistry)} data={await getBlockData(page.slug)} />
    </>
  )
}
