import { readInvite } from '@/lib/auth/invite'
import { handle } from '@/lib/http/handle'
import { invitationSchema } from '@/lib/schemas/staff'

// A token can’t be guessed; this only limits the load on the database.
const limit = { name: 'invitation', points: 30, seconds: 600 }

/** POST { token }: who an invitation's link is for, `{ name, email }`; 400 when it is no good any more. */
export const POST = handle({
  schema: invitationSchema,
  limit,
  run: ({ input }) => readInvite(input.token),
})
