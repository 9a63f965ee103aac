import type * as z from 'zod/mini'
import { plain } from '../config-fields'
import { defineSection, sectionTitle } from '../define-section'

export const definition = defineSection(
  'Gallery',
  {
    title: sectionTitle('Portfolio'),
    text: plain('Kitchens and baths in Rockland County. Each with its place, its time and what it cost.'),
    all: plain('All Projects', 40),
    kitchens: plain('Kitchens', 40),
    bathrooms: plain('Bathrooms', 40),
    featuredKitchens: sectionTitle('Featured Kitchens'),
    pairs: sectionTitle('Before & After'),
    featuredBaths: sectionTitle('Featured Baths'),
    moreKitchens: sectionTitle('More Kitchens'),
    moreBaths: sectionTitle('More Baths'),
    emptyText: plain('No project is published here yet. Begin with yours.'),
    finishesTitle: sectionTitle('See it in your finishes'),
    finishesText: plain(
      'Cabinets, island, counter, backsplash, floor and metal: change each of them and see the whole kitchen.',
    ),
    finishesButton: plain('Change the finishes', 60),
    callTitle: sectionTitle('Tell us about the room.'),
    callText: plain('A free in-home consultation, then an estimate with 3D renderings. No obligation.'),
    call: plain('Get Free Consultation', 60),
    recommendations: plain('Get Smart Recommendations', 60),
    promise: plain('Free In-Home Consultation', 60),
  },
  {
    title: 'Title',
    text: 'Text',
    all: 'Filter: all',
    kitchens: 'Filter: kitchens',
    bathrooms: 'Filter: bathrooms',
    featuredKitchens: 'Title of the kitchens',
    pairs: 'Title of before and after',
    featuredBaths: 'Title of the baths',
    moreKitchens: 'Title of further kitchens',
    moreBaths: 'Title of further baths',
    emptyText: 'Text while there are no projects',
    finishesTitle: 'No projects: title of the finishes',
    finishesText: 'No projects: text of the finishes',
    finishesButton: 'No projects: button to the finishes',
    callTitle: 'No projects: title of the call',
    callText: 'No projects: text of the call',
    call: 'No projects: button that calls',
    recommendations: 'No projects: button for recommendations',
    promise: 'No projects: first promise',
  },
  { pages: ['gallery'], isHead: true, sentences: ({ profile }) => ({ call: profile.phone }) },
)

export type GalleryConfig = z.output<typeof definition.schema>
