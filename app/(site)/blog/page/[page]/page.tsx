import { type Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { BlogList } from '@/components/site/screens/blog/blog-list'
import { blogPageCount, furtherBlogPages, postsPerPage } from '@/lib/blog-pages'
import { listLatestPosts } from '@/lib/data/posts'
import { getProfile } from '@/lib/data/settings'
import { notFoundTitle } from '@/lib/not-found-title'
import { blogMetadata } from '../../blog-metadata'
import { missingPage } from '../../../missing-page'

export const revalidate = 3600

type Props = { params: Promise<{ page: string }> }

/** Returns the posts of a page after the first, or null if there is no such page. */
const getPage = cache(async (text: string) => {
  const page = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 0
  if (page < 2) return null
  const { posts, total } = await listLatestPosts({ skip: (page - 1) * postsPerPage, take: postsPerPage })
  return posts.length > 0 ? { posts, page, pages: blogPageCount(total) } : null
})

export async function generateStaticParams() {
  const { total } = await listLatestPosts({ take: 1 })
  return furtherBlogPages(total).map((path) => ({ page: path.split('/').at(-1) ?? '' }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const data = await getPage((await params).page)
  if (!data) return { title: notFoundTitle, robots: { index: false } }
  return blogMetadata(data.page, data.pages)
}

export default async function FurtherBlogPage({ params }: Props) {
  const { page } = await params
  if (page === '1') permanentRedirect('/blog')
  const data = await getPage(page)
  return data ? <BlogList profile={await getProfile()} {...data} /> : missingPage()
}
