import { PostEditor } from '@/components/admin/blog/post-editor'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { listUsed } from '@/lib/data/post-list'
import { siteFacts } from '@/lib/seo/site-facts'

export const generateMetadata = () => staffMetadata('New post')

type Props = { searchParams: Promise<{ title?: string | string[] }> }

const longestTitle = 100

export default async function NewPostPage({ searchParams }: Props) {
  await requireStaffPage()
  const [categories, site, { title }] = await Promise.all([listUsed('category'), siteFacts(), searchParams])
  const initialTitle = typeof title === 'string' ? title.trim().slice(0, longestTitle) : ''
  return <PostEditor post={null} initialTitle={initialTitle} categories={categories} site={site} />
}
