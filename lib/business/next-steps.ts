import { counted } from '@/lib/text/counted'
import { type BusinessProfile } from './profile'

/** What happens after a request, in three steps: promised on the thank-you page and in the confirmation. */
export const nextSteps = ({ contactHours }: Pick<BusinessProfile, 'contactHours'>) => [
  { title: `Within ${counted(contactHours, 'hour')}`, text: 'We contact you.' },
  { title: 'A free visit', text: 'We schedule a free in-home consultation, at a time that suits you.' },
  { title: 'An estimate', text: 'You receive a no-obligation estimate with 3D renderings of your room.' },
]
