import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { PostPreview } from '@/components/admin/blog/post-preview'
import { requireStaffPage } from '@/lib/auth/staff-page'
import { postStore } from '@/lib/records/post/store'
import { uploadedAlt } from '@/lib/media/uploaded-alt'

type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ work?: string }> }

const postOf = cache((id: string) => postStore.get(id))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireStaffPage()
  const post = await postOf((await params).id)
  return { title: `Preview post: ${post?.title ?? ''}` }
}

export default async function PreviewPostPage({ params, searchParams }: Props) {
  await requireStaffPage()
  const [post, { work }] = await Promise.all([postOf((await params).id), searchParams])
  if (!post) notFound()
  return <PostPreview post={post} alt={await uploadedAlt(post.featuredImage)} work={work !== undefined} />
}
