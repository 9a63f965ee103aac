import { BlogScreen } from '@/components/admin/blog/blog-screen'
import { readListQuery } from '@/components/admin/blog/list-address'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { listStamp } from '@/lib/records/news'
import { listPostRows } from '@/lib/data/post-list'
import { foldedWords } from '@/lib/text/fold'

export const generateMetadata = () => staffMetadata('Blog')

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

const pageSize = 25

export default async function BlogPage({ searchParams }: Props) {
  const { role } = await requireStaffPage()
  const query = readListQuery(await searchParams)
  const { q, show, category, town, order, page } = query
  // Read before the rows, so that a save in between refreshes the list.
  const stamp = await listStamp('posts')
  const part = await listPostRows({
    shown: show,
    parts: foldedWords(q),
    category,
    town,
    oldestFirst: order === 'oldest',
    page,
    pageSize,
  })
  return <BlogScreen stamp={stamp} query={query} pageSize={pageSize} isOwner={role === 'owner'} {...part} />
}
