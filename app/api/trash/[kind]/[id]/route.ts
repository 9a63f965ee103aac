import { purgeRecord } from '@/app/api/trash/move-record'
import { handle } from '@/lib/http/handle'

/** DELETE: purges a trashed record; 204. For owners only. */
export const DELETE = handle({
  auth: 'owner',
  run: ({ params, ...caller }) => purgeRecord({ kind: params.kind ?? '', id: params.id ?? '' }, caller),
})
