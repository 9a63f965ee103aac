import { type SettingsGroup, settingsGroups } from './groups'

/** The parts of the settings: each is a screen with the groups that it names. */
export const settingsParts = {
  business: {
    href: '/admin/settings',
    title: 'Your business',
    groups: ['business', 'look', 'hours', 'social', 'privacy'],
  },
  offer: {
    href: '/admin/settings/offer',
    title: 'What you offer',
    groups: ['claims', 'prices', 'financing', 'terms'],
  },
  requests: { href: '/admin/settings/requests', title: 'Leads and visits', groups: ['mail', 'visits'] },
  advanced: { href: '/admin/settings/advanced', title: 'Advanced', groups: ['further', 'retention'] },
  // A screen of the content.
  wording: { href: '/admin/content/wording', title: 'Wording', groups: ['wording'] },
} as const satisfies Record<string, { href: string; title: string; groups: readonly SettingsGroup[] }>

export type SettingsPart = keyof typeof settingsParts
export const settingsPartNames = Object.keys(settingsParts) as SettingsPart[]

/**
 * Returns the address of a group ("hours") or of a setting by its path or the beginning of it ("claims.rating", "license");
 * null for any other text.
 */
export function settingsAddress(name: string): string | null {
  for (const { href, groups } of Object.values(settingsParts))
    for (const group of groups) {
      if (group === name) return `${href}#${group}`
      const path = settingsGroups[group].inputs.find(
        ([key, { isHidden }]) => key.startsWith(name) && !isHidden,
      )?.[0]
      if (name && path) return `${href}#${path}`
    }
  return null
}
