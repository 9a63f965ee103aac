import { listPublishedPosts } from '@/lib/data/posts'
import { handle } from '@/lib/http/handle'

/** GET: the published posts, newest first. */
export const GET = handle({ run: () => listPublishedPosts() })
