import { financingTerms } from '@/lib/business/financing'
import { plain } from '../config-fields'
import { defineSection, sectionTitle } from '../define-section'

export const definition = defineSection(
  'Financing',
  { title: sectionTitle(), text: plain('') },
  { title: 'Title instead of the built-in one', text: 'Text instead of the built-in one' },
  { sentences: ({ profile }) => ({ title: profile.financing.claim, text: financingTerms(profile) }) },
)
