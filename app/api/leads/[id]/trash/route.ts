import { moveRecord } from '@/app/api/trash/move-record'
import { handle } from '@/lib/http/handle'

/** POST: moves a lead to the trash; 204. */
export const POST = handle({
  auth: 'staff',
  run: ({ params, ...caller }) => moveRecord({ kind: 'lead', id: params.id ?? '', isTrashed: true }, caller),
})
