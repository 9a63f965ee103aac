import * as z from 'zod/mini'
import { auditRequest } from '@/lib/auth/audit'
import { handle } from '@/lib/http/handle'
import { undoLastImport } from '@/lib/wordpress/run-import'

const schema = z.object({ run: z.string('Name the import') })

/** POST { run }: removes what that import brought and nobody has changed since; `kept` names what stays. */
export const POST = handle({
  auth: 'owner',
  schema,
  run: async ({ input, staff, request }) => {
    const { posts, pages, kept } = await undoLastImport(input.run)
    const detail = `undone: ${posts.length} posts, ${pages.length} pages`
    await auditRequest(staff, request, { action: 'posts-imported', target: input.run, detail })
    return { posts: posts.length, pages: pages.length, kept }
  },
})
