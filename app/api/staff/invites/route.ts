import { checkPassword } from '@/lib/auth/account'
import { auditRequest } from '@/lib/auth/audit'
import { invite } from '@/lib/auth/invite'
import { handle } from '@/lib/http/handle'
import { inviteSchema } from '@/lib/schemas/staff'

/** Each may mail a stranger. */
const limit = { name: 'invite', points: 30, seconds: 3600 }

/** POST: invites somebody, an owner for the present password; 201 `{ invitation, link, mailProblem }`. The link is answered this once. */
export const POST = handle({
  auth: 'owner',
  schema: inviteSchema,
  limit,
  run: async ({ input: { password, ...input }, staff, request }) => {
    // Whoever finds a session open mustn't make an owner who stays.
    if (input.role === 'owner') await checkPassword(staff, password)
    const invitation = await invite(input, staff)
    await auditRequest(staff, request, { action: 'staff-invited', target: input.email, detail: input.role })
    return Response.json(invitation, { status: 201, headers: { 'cache-control': 'no-store' } })
  },
})
