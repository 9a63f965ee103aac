import { listPublishedPosts } from '@/lib/data/posts'
import { getProfile } from '@/lib/data/settings'
import { feedXml } from '@/lib/seo/feed'

export const dynamic = 'force-static'
export const revalidate = 3600

export async function GET() {
  const [posts, profile] = await Promise.all([listPublishedPosts(), getProfile()])
  return new Response(feedXml(posts, profile), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  })
}
