import { phoneDigits } from '@/lib/business/phone'
import { phoneHours } from '@/lib/business/hours'
import { leadFiles } from '@/lib/business/lead-files'
import { writeToLead } from '@/lib/data/lead-messages'
import { getLead } from '@/lib/data/leads'
import { getProfile } from '@/lib/data/settings'
import { requireSendable } from '@/lib/delivery/lead-message'
import { sendableKinds } from '@/lib/delivery/manual-retry'
import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { leadMessageSchema } from '@/lib/schemas/lead-messages'

/** POST: writes an email or a text to a lead, whose attachments are stored already; 204 once it waits in the outbox. */
export const POST = handle({
  auth: 'staff',
  schema: leadMessageSchema,
  limit: { name: 'lead-messages', points: 60, seconds: 600 },
  maxBytes: 128 * 1024,
  run: async ({ input, params, staff }) => {
    const lead = await getLead(params.id ?? '')
    if (!lead) throw new AppError('not-found')
    const files = leadFiles(input.files)
    await requireSendable(input.channel, lead, files, sendableKinds())
    const address = input.channel === 'email' ? lead.email : phoneDigits(lead.phone)
    const hours = phoneHours(await getProfile())
    await writeToLead(lead.id, { ...input, address, files }, { staffId: staff.id, hours })
  },
})
