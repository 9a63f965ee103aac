import { auditRequest } from '@/lib/auth/audit'
import { groupTexts } from '@/lib/business/settings-group-texts'
import { changedPaths, settingName } from '@/lib/business/settings-names'
import { groupOf, type SettingsGroup } from '@/lib/business/settings-groups'
import { groupVersion, saveSettings } from '@/lib/data/settings'
import { handle } from '@/lib/http/handle'
import { revalidate } from '@/lib/revalidate'
import { savedGroupSchema } from '@/lib/schemas/settings'

/**
 * A PUT that stores a group of settings, by an owner; answers `{ values, version }` as they are now. 409 where another
 * owner has changed the group since, with theirs as `values` and `version`.
 */
export const saveGroup = <Group extends SettingsGroup>(group: Group) =>
  handle({
    auth: 'owner',
    schema: savedGroupSchema(group),
    run: async ({ input, staff, request }) => {
      const { before, after } = await saveSettings(group, input.values, input.version)
      const values = groupOf(after, group)
      const changed = changedPaths(groupOf(before, group), values)
      if (changed.length > 0) {
        // Whether visits can be booked stands in every footer; how, on their own page alone.
        const isOnePage = group === 'visits' && !changed.includes('visits.isOn')
        await revalidate({ kind: isOnePage ? 'visits' : 'profile' })
        // Names only: what was typed may be somebody's.
        await auditRequest(staff, request, {
          action: 'settings-changed',
          target: groupTexts[group].title,
          detail: changed.map(settingName).join(', '),
        })
      }
      return { values, version: groupVersion(after, group) }
    },
  })
