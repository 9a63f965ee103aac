import { plain } from '../config-fields'
import { defineSection, sectionTitle } from '../define-section'

export const definition = defineSection(
  'Ask about a project',
  {
    title: sectionTitle('Seen something close to yours?'),
    text: plain(
      'Tell us which one. We will say what it would cost in your house, in writing, after a free visit.',
    ),
    estimate: plain('Get my estimate', 60),
    recommendations: plain('Get Smart Recommendations', 60),
  },
  {
    title: 'Title',
    text: 'Text',
    estimate: 'Button for an estimate',
    recommendations: 'Button for recommendations',
  },
)
