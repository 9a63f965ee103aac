import { type Metadata } from 'next'
import { cache } from 'react'
import { BlogList } from '@/components/site/screens/blog/blog-list'
import { blogPageCount, postsPerPage } from '@/lib/blog-pages'
import { listLatestPosts } from '@/lib/data/posts'
import { getProfile } from '@/lib/data/settings'
import { blogMetadata } from './blog-metadata'

export const revalidate = 3600

const getPosts = cache(() => listLatestPosts({ take: postsPerPage }))

export async function generateMetadata(): Promise<Metadata> {
  const { total } = await getPosts()
  return { ...blogMetadata(1, blogPageCount(total)), ...(total === 0 && { robots: { index: false } }) }
}

export default async function BlogPage() {
  const [profile, { posts, total }] = await Promise.all([getProfile(), getPosts()])
  return <BlogList profile={profile} posts={posts} page={1} pages={blogPageCount(total)} />
}
