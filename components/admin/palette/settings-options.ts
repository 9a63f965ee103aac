import { SlidersHorizontal } from 'lucide-react'
import { type SettingsGroup, settingsGroupNames, settingsGroups } from '@/lib/records/settings/groups'

/** The words by which each group of settings is found besides its title. */
const words: Record<SettingsGroup, string> = {
  business: 'company name phone telephone number email e-mail mail address street town zip license map',
  mail: 'email address for leads sender name notify notifications',
  look: 'theme brand design',
  hours: 'opening business office showroom phone closed',
  visits: 'booking appointments calendar public holidays travel',
  claims: 'rating stars customers years since turnaround license line copyright reply promise',
  prices: 'price list cost',
  further: 'estimate prices costs items',
  financing: 'apr loan monthly terms',
  social: 'facebook instagram houzz youtube media google review link',
  privacy: 'legal delete keep days spam policy',
}

export const settingsOptions = settingsGroupNames.map((group) => ({
  id: `settings-${group}`,
  icon: SlidersHorizontal,
  label: `Settings › ${settingsGroups[group].title}`,
  detail: '',
  href: `/admin/settings#${group}`,
  words: words[group],
  name: settingsGroups[group].title,
}))
