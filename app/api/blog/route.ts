import { listPosts } from '@/lib/data/posts'
import { handle } from '@/lib/http/handle'

/** GET: staff's list of all posts, drafts included. */
export const GET = handle({ auth: 'staff', run: () => listPosts() })
