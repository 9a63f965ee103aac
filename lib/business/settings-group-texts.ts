import rows from '@/lib/content/facts/settings-groups.json'
import { type SettingsGroup } from './settings-groups'

/** Each group's title and the pages that it changes. */
export const groupTexts: Record<SettingsGroup, { title: string; about: string }> = rows
