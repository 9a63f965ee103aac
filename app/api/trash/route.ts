import { auditRequest } from '@/lib/auth/audit'
import { handle } from '@/lib/http/handle'
import { runEach } from '@/lib/http/run-each'
import { purgeWithPhotos } from '@/lib/private-files/sweep'
import { recordOf, records } from '@/lib/records/registry'
import { emptyTrash, listTrash } from '@/lib/records/trash'
import { longestMany, mostSelected } from '@/lib/schemas/many'
import { emptyTrashSchema, trashMovesSchema } from '@/lib/schemas/trash'
import { counted } from '@/lib/text/counted'
import { moveRecord, purgeRecord } from './move-record'

/** GET: as many records of the `?kind=`, or of all, as can be selected: `[{ id, kind, name }]`. */
export const GET = handle({
  auth: 'staff',
  run: async ({ request }) => {
    const kind = recordOf(new URL(request.url).searchParams.get('kind'))?.kind ?? null
    const { rows } = await listTrash({ kind, page: 1, size: mostSelected })
    return rows.map(({ id, kind, title }) => ({ id, kind, name: title }))
  },
})

/** PATCH: moves records of any kind to the trash, or restores them; 200 with those that were refused. */
export const PATCH = handle({
  auth: 'staff',
  schema: trashMovesSchema,
  maxBytes: longestMany,
  run: ({ input, ...caller }) => runEach(input.items, (move) => moveRecord(move, caller)),
})

/**
 * DELETE { items }: purges trashed records; 200 with those that were refused. DELETE { until }: purges what was in the
 * trash at that moment; 200 with the number of each kind. For owners only.
 */
export const DELETE = handle({
  auth: 'owner',
  schema: emptyTrashSchema,
  maxBytes: longestMany,
  run: async ({ input, ...caller }) => {
    if ('items' in input) return runEach(input.items, (record) => purgeRecord(record, caller))
    const counts = await purgeWithPhotos('trashed', () => emptyTrash(new Date(input.until)))
    const words = records
      .filter(({ kind }) => counts[kind] > 0)
      .map(({ kind, one }) => counted(counts[kind], one.toLowerCase()))
    await auditRequest(caller.staff, caller.request, { action: 'trash-emptied', detail: words.join(', ') })
    return counts
  },
})
