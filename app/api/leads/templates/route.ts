import { auditRequest } from '@/lib/auth/audit'
import { saveReplyTemplates } from '@/lib/data/reply-templates'
import { handle } from '@/lib/http/handle'
import { replyTemplatesSchema } from '@/lib/schemas/reply-templates'

/** PUT: replaces all reply templates. */
export const PUT = handle({
  auth: 'staff',
  schema: replyTemplatesSchema,
  maxBytes: 128 * 1024,
  run: async ({ input, staff, request }) => {
    await saveReplyTemplates(input.templates)
    const detail = input.templates.map(({ name }) => name).join(', ')
    await auditRequest(staff, request, { action: 'templates-changed', detail })
    return input
  },
})
