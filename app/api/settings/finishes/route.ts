import { auditRequest } from '@/lib/auth/audit'
import { changedPaths, settingName } from '@/lib/business/settings-names'
import { finishesVersion, saveFinishes } from '@/lib/data/finishes'
import { handle } from '@/lib/http/handle'
import { revalidate } from '@/lib/revalidate'
import { savedFinishesSchema } from '@/lib/schemas/finishes'

/**
 * PUT: stores how the visualizer's finishes are named, shown, ordered and priced; answers `{ values, version }` as they are now.
 * 409 where another owner has changed them since, with theirs as `values` and `version`.
 */
export const PUT = handle({
  auth: 'owner',
  schema: savedFinishesSchema,
  run: async ({ input, staff, request }) => {
    const { before, after } = await saveFinishes(input.values, input.version)
    const changed = changedPaths(before, after)
    if (changed.length > 0) {
      await revalidate({ kind: 'finishes' })
      await auditRequest(staff, request, {
        action: 'settings-changed',
        target: 'Finishes',
        detail: changed.map(settingName).join(', '),
      })
    }
    return { values: after, version: finishesVersion(after) }
  },
})
