import { type BusinessProfile } from '@/lib/business/profile'
import sections from './accessibility.json'
import { fillSections, type TextSection } from './text-section'

type Facts = Pick<BusinessProfile, 'name' | 'phone' | 'email'>

/** Returns the sections of the accessibility page. Every sentence is true of the code and its tests: change them together. */
export const accessibilitySections = ({ name, phone, email }: Facts): TextSection[] =>
  fillSections(sections, { values: { name }, contact: { phone, email } })
