import { addressLine, type BusinessProfile } from '@/lib/business/profile'
import { counted } from '@/lib/text/counted'
import { fillText } from '@/lib/text/fill-text'
import texts from './privacy.json'
import { fillSections, type TextSection } from './text-section'

type Facts = Pick<
  BusinessProfile,
  'name' | 'phone' | 'email' | 'address' | 'privacy' | 'retention' | 'visits'
>

/** Returns the sections of the privacy page. Every sentence is true of the code: change them together. */
export function privacySections(profile: Facts): TextSection[] {
  const { name, phone, email, retention, visits } = profile
  const { legalName, contact: person, email: privacyEmail } = profile.privacy
  return fillSections(texts.sections, {
    values: {
      name,
      address: addressLine(profile),
      company: legalName && legalName !== name ? fillText(texts.company, { name, legalName }) : '',
      person: person && fillText(texts.person, { person }),
      leadMonths: counted(retention.leadMonths, 'month'),
      spamDays: counted(retention.spamDays, 'day'),
    },
    conditions: [
      ...(visits.isOn ? ['visits'] : []),
      retention.leadMonths === 0 ? 'keepsForGood' : 'deletesLeads',
    ],
    contact: { phone, email: privacyEmail || email },
  })
}
