import { recordHandlers } from '@/app/api/record-handlers'
import { listPosts } from '@/lib/data/posts'
import { handle } from '@/lib/http/handle'
import { postStore } from '@/lib/records/post/store'

/** GET: staff's list of all posts, drafts included. */
export const GET = handle({ auth: 'staff', run: () => listPosts() })

export const { POST } = recordHandlers(postStore).collection
