import { SlidersHorizontal } from 'lucide-react'
import { type SettingsGroup, settingsGroupNames, settingsGroups } from '@/lib/records/settings/groups'
import { settingsAddress } from '@/lib/records/settings/parts'

/** The words by which each group of settings is found besides its title. */
const groupWords: Record<SettingsGroup, string> = {
  business: 'company contact map',
  mail: 'address for leads notify notifications',
  look: 'theme brand design',
  hours: 'opening business office showroom phone closed break holidays special days vacation lunch',
  visits: 'booking appointments calendar public holidays travel',
  claims: 'stars reputation promise',
  prices: 'price list cost',
  further: 'estimate prices costs',
  financing: 'loan monthly terms',
  terms: 'warranty payment schedule deposit person who comes',
  social: 'media google reviews',
  privacy: 'legal policy',
  retention: 'delete keep days spam audit log',
  wording: 'words texts labels headings buttons rename translate',
}

/** The words by which single settings are found besides their labels. */
const settingWords: Record<string, string> = {
  name: 'company business',
  licenseNumber: 'licence',
  phone: 'telephone number',
  email: 'mail address',
  'address.street': 'address location',
  'address.postalCode': 'postal code',
  'claims.since.value': 'founded year',
  'claims.rating.value': 'stars reviews',
  'claims.license.wording': 'licensed insured',
  replyHours: 'answer call promise',
}

const icon = SlidersHorizontal

const groupOptions = settingsGroupNames.map((group) => ({
  id: `settings-${group}`,
  icon,
  label: `${group === 'wording' ? 'Content' : 'Settings'} › ${settingsGroups[group].title}`,
  detail: '',
  href: settingsAddress(group) ?? '',
  words: groupWords[group],
  name: settingsGroups[group].title,
}))

/** Settings with a field of their own. Hours and prices are found by their group, the wording by its own search. */
const fieldOptions = settingsGroupNames
  .filter((group) => !['hours', 'prices', 'further', 'look', 'wording'].includes(group))
  .flatMap((group) =>
    settingsGroups[group].inputs
      .filter(([path, { isHidden }]) => !isHidden && !path.startsWith('visitHours.'))
      .map(([path, { label }]) => ({
        id: `setting-${path}`,
        icon,
        label: `${settingsGroups[group].title} › ${label}`,
        detail: '',
        href: settingsAddress(path) ?? '',
        words: settingWords[path] ?? '',
        name: label,
      })),
  )

/** Leads to each group of settings, and to each setting with a field of its own. */
export const settingsOptions = [...groupOptions, ...fieldOptions]
