import { listPublishedPosts } from '@/lib/data/posts'
import { handle } from '@/lib/http/handle'
import { publicList } from '@/lib/http/public-list'

const posts = publicList('/api/blog-posts', 'post', listPublishedPosts)

/** GET: the published posts, newest first. */
export const GET = handle({ run: ({ request }) => posts(request) })
