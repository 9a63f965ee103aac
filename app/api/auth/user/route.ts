import { handle } from '@/lib/http/handle'

/** GET: who is signed in, `{ id, name, email }`; 401 signed out. */
export const GET = handle({
  auth: 'staff',
  run: ({ staff: { id, name, email } }) => Promise.resolve({ id, name, email }),
})
