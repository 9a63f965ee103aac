import { listLatestPosts } from '@/lib/data/posts'
import { getProfile } from '@/lib/data/settings'
import { FEED_LENGTH, feedXml } from '@/lib/seo/feed'

export const dynamic = 'force-static'
export const revalidate = 3600

export async function GET() {
  const [{ posts }, profile] = await Promise.all([listLatestPosts({ take: FEED_LENGTH }), getProfile()])
  return new Response(feedXml(posts, profile), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  })
}
