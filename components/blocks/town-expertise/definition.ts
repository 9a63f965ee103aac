import { shownClaims } from '@/lib/business/claims'
import { plain } from '../config-fields'
import { defineSection, sectionTitle } from '../define-section'
import { ownRows } from '../own-rows'

export const definition = defineSection(
  'What to know in town',
  { title: sectionTitle(), text: plain(''), rows: ownRows() },
  {
    title: 'Title instead of the built-in one',
    text: 'Text instead of the built-in one',
    rows: 'Entries instead of the built-in ones',
    'rows.title': 'Entry',
    'rows.text': 'Text',
  },
  {
    pages: ['town'],
    sentences({ profile, town }) {
      if (!town) return {}
      const { page } = town
      const { since } = shownClaims(profile)
      return {
        title: `What to know in ${page.town.name}`,
        text: page.houses + (since ? ` We have worked in this county since ${since.value}.` : ''),
      }
    },
  },
)
