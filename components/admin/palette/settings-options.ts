import { SlidersHorizontal } from 'lucide-react'
import { type SettingsGroup } from '@/lib/business/settings-groups'

/** What each group of settings is called, as on its screen, and by which words it is found. */
const groups: Record<SettingsGroup, { title: string; words: string }> = {
  business: {
    title: 'Business profile',
    words: 'company name phone telephone number email e-mail mail address street town zip license map',
  },
  look: { title: 'Logo and colors', words: 'theme brand design' },
  hours: { title: 'Hours', words: 'opening business office showroom phone closed' },
  visits: { title: 'Visits', words: 'booking appointments calendar public holidays travel' },
  claims: {
    title: 'Claims and figures',
    words: 'rating stars customers years since turnaround license line copyright reply promise',
  },
  prices: { title: 'Prices', words: 'price list cost' },
  further: { title: 'Lines of the estimate', words: 'estimate prices costs items' },
  financing: { title: 'Financing', words: 'apr loan monthly terms' },
  social: { title: 'Social links', words: 'facebook instagram houzz youtube media' },
  privacy: { title: 'Privacy and retention', words: 'legal delete keep days spam policy' },
}

/** The groups of settings as options of the palette, each leading to its place on the screen. */
export const settingsOptions = (Object.keys(groups) as SettingsGroup[]).map((group) => ({
  id: `settings-${group}`,
  icon: SlidersHorizontal,
  label: `Settings › ${groups[group].title}`,
  detail: '',
  href: `/admin/settings#${group}`,
  words: groups[group].words,
  name: groups[group].title,
}))
