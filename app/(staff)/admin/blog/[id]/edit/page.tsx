import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { PostEditor } from '@/components/admin/blog/post-editor'
import { requireStaffPage } from '@/lib/auth/staff-page'
import { listUsed } from '@/lib/data/post-list'
import { postStore } from '@/lib/records/post/store'
import { siteFacts } from '@/lib/seo/site-facts'

type Props = { params: Promise<{ id: string }> }

const postOf = cache((id: string) => postStore.get(id))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireStaffPage()
  const post = await postOf((await params).id)
  return { title: `Edit post: ${post?.title ?? ''}` }
}

export default async function EditPostPage({ params }: Props) {
  await requireStaffPage()
  const [post, categories, site] = await Promise.all([
    postOf((await params).id),
    listUsed('category'),
    siteFacts(),
  ])
  if (!post) notFound()
  return <PostEditor key={post.id} post={post} categories={categories} site={site} />
}
