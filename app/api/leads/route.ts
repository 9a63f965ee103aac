import { phoneHours } from '@/lib/business/hours'
import { changeLead } from '@/lib/data/lead-changes'
import { listSelectable } from '@/lib/data/lead-inbox'
import { createLead } from '@/lib/data/leads'
import { getProfile } from '@/lib/data/settings'
import { handle } from '@/lib/http/handle'
import { runEach } from '@/lib/http/run-each'
import { inboxNow } from '@/lib/leads/reply-promise'
import { newLeadSchema } from '@/lib/schemas/lead-details'
import { leadFilterOf } from '@/lib/schemas/lead-filter'
import { leadChangesSchema } from '@/lib/schemas/lead-work'
import { longestMany } from '@/lib/schemas/many'

/** GET: the first thousand leads of the inbox's filter, as far as selecting them takes. */
export const GET = handle({
  auth: 'staff',
  run: async ({ request }) => {
    const filter = leadFilterOf(Object.fromEntries(new URL(request.url).searchParams))
    return listSelectable(filter, inboxNow(await getProfile(), new Date()))
  },
})

/** POST: adds the lead of somebody who called or came in; 201 with it. It counts as answered unless it waits. */
export const POST = handle({
  auth: 'staff',
  schema: newLeadSchema,
  run: async ({ input: { isWaiting, ...input }, staff }) => {
    const lead = await createLead({ ...input, staffId: staff.id })
    // A lead that was sent before may have another status by now.
    const isAnswered = !isWaiting && lead.status === 'new'
    const change = isAnswered ? { status: 'contacted' as const } : { isRead: true }
    const hours = phoneHours(await getProfile())
    return Response.json(await changeLead(lead.id, change, { staffId: staff.id, hours }), { status: 201 })
  },
})

/** PATCH: changes several leads, each in its own way; 200 with those that were refused. */
export const PATCH = handle({
  auth: 'staff',
  schema: leadChangesSchema,
  maxBytes: longestMany,
  run: async ({ input, staff }) => {
    const by = { staffId: staff.id, hours: phoneHours(await getProfile()) }
    return runEach(input.items, ({ id, ...change }) => changeLead(id, change, by))
  },
})
