import { saveReplyTemplates } from '@/lib/data/reply-templates'
import { handle } from '@/lib/http/handle'
import { replyTemplatesSchema } from '@/lib/schemas/reply-templates'

/** PUT: the texts to answer with, all of them. */
export const PUT = handle({
  auth: 'staff',
  schema: replyTemplatesSchema,
  maxBytes: 128 * 1024,
  run: async ({ input }) => {
    await saveReplyTemplates(input.templates)
    return input
  },
})
