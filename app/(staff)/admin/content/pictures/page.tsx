import { LibraryScreen } from '@/components/admin/content/library-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { countContent } from '@/lib/records/samples'
import { findPictures, picturesPerPage } from '@/lib/media/library'
import { readLibraryFilter } from '@/lib/media/library-filter'

export const generateMetadata = () => staffMetadata('Pictures')

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function PicturesPage({ searchParams }: Props) {
  await requireStaffPage()
  const filter = readLibraryFilter(await searchParams)
  const [{ pictures, counts, page }, content] = await Promise.all([findPictures(filter), countContent()])
  return (
    <LibraryScreen
      pictures={pictures}
      counts={counts}
      filter={{ ...filter, page }}
      pageSize={picturesPerPage}
      content={content}
    />
  )
}
