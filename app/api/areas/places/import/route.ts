import { importPlaces, placesTable } from '@/lib/records/place/import'
import { auditRequest } from '@/lib/auth/audit'
import { handle } from '@/lib/http/handle'
import { importSchema } from '@/lib/schemas/areas'

/** In bytes, as JSON. */
const longestTable = 1024 * 1024

/** GET: the places as a table with all columns that are read. */
export const GET = handle({
  auth: 'owner',
  run: async () =>
    new Response(await placesTable(), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="places.csv"',
      },
    }),
})

/** POST { csv, dryRun }: imports places from a table and answers with the result of each row; with `dryRun` nothing is stored. */
export const POST = handle({
  auth: 'owner',
  schema: importSchema,
  maxBytes: longestTable,
  run: async ({ input, staff, request }) => {
    const report = await importPlaces(input.csv, input.dryRun)
    const { added, changed, refused } = report
    if (!input.dryRun && added.length + changed.length > 0)
      await auditRequest(staff, request, {
        action: 'places-imported',
        detail: `${added.length} added, ${changed.length} changed, ${refused.length} refused`,
      })
    return report
  },
})
