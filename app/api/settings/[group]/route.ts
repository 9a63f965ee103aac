import * as z from 'zod/mini'
import { auditRequest } from '@/lib/auth/audit'
import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { saveSettings, settingsVersion } from '@/lib/records/settings/store'
import { changedPaths, savedSettings, settingName, type SettingsName } from '@/lib/records/settings/values'
import { revalidate } from '@/lib/revalidate'

const version = z.string('Send the version that you edited').check(z.maxLength(40))

const saveHandler = (name: SettingsName) =>
  handle({
    auth: savedSettings[name].savedBy,
    schema: z.object({ version, values: savedSettings[name].schema }),
    run: async ({ input, staff, request }) => {
      const { before, after } = await saveSettings(name, input.values, input.version)
      const paths = changedPaths(before, after)
      if (paths.length > 0) {
        const { title, invalidates } = savedSettings[name]
        const change = invalidates(paths)
        if (change) await revalidate(change)
        // Names only: what was typed may be somebody's.
        const detail = paths.map(settingName).join(', ')
        await auditRequest(staff, request, { action: 'settings-changed', target: title, detail })
      }
      return { values: after, version: settingsVersion(after) }
    },
  })

const handlers = new Map(
  (Object.keys(savedSettings) as SettingsName[]).map((name) => [name as string, saveHandler(name)]),
)
const unknownGroup = handle({
  auth: 'owner',
  run: () => {
    throw new AppError('not-found')
  },
})

/**
 * PUT: stores a group of settings; answers `{ values, version }` as they are now. 409 where another owner has changed the
 * group since, with theirs as `values` and `version`.
 */
export const PUT: typeof unknownGroup = async (request, context) =>
  (handlers.get(String((await context?.params)?.group)) ?? unknownGroup)(request, context)
