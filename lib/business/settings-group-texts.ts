import rows from '@/lib/content/facts/settings-groups.json'
import { type SettingsGroup } from './settings-groups'

/** What each group is called, and which pages it changes. */
export const groupTexts: Record<SettingsGroup, { title: string; about: string }> = rows
