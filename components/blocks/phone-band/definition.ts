import { wordingOf } from '@/lib/business/wording'
import { plain } from '../config-fields'
import { defineSection, sectionTitle } from '../define-section'

export const definition = defineSection(
  'Call us',
  {
    title: sectionTitle('Tell us about the room.'),
    text: plain('A free in-home consultation, then an estimate with 3D renderings. No obligation.'),
    call: plain('Get Free Consultation', 60),
    estimate: plain('Get a free estimate', 60),
    recommendations: plain('Get Smart Recommendations', 60),
    promise: plain('Free In-Home Consultation', 60),
  },
  {
    title: 'Title',
    text: 'Text',
    call: 'Button that calls',
    estimate: 'Button for an estimate, on town pages',
    recommendations: 'Button for recommendations',
    promise: 'First promise',
  },
  {
    sentences: ({ profile, town }) => ({
      call: profile.phone,
      title: town && wordingOf(profile)('call.titleInTown', { town: town.page.town.name }),
    }),
  },
)
