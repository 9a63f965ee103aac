import { plain } from '../config-fields'
import { defineSection } from '../define-section'

/** Its headline and picture are the town's own, which staff write with its page copy. */
export const definition = defineSection(
  'Town’s name and picture',
  { call: plain('Call now', 60), recommendations: plain('Get Smart Recommendations', 60) },
  { call: 'Button that calls', recommendations: 'Button for recommendations' },
  { pages: ['town'], isHead: true, sentences: ({ profile }) => ({ call: profile.phone }) },
)
