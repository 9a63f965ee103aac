import { aboutBlocks } from '@/lib/content/about-page'
import { type BlockType, type ConfigOf } from './registry'

type TemplateBlock = { [Type in BlockType]: { type: Type; config: Partial<ConfigOf<Type>> } }[BlockType]
type Template = { name: string; about: string; blocks: readonly TemplateBlock[] }

/**
 * Beginnings of a new page. A hero gets the page's title. findPlaceholder() of lib/page-document finds the texts in brackets,
 * which say what belongs there.
 */
export const pageTemplates = {
  blank: { name: 'Blank', about: 'Nothing yet', blocks: [] },
  offer: {
    name: 'Offer',
    about: 'What it is, prices, questions, a call to action',
    blocks: [
      {
        type: 'hero',
        config: {
          subtitle: '[What the offer is, for which room and until when]',
          buttonText: 'Request an estimate',
          buttonLink: '/contact',
        },
      },
      {
        type: 'text',
        config: {
          content:
            '<h2>What is included</h2><ul><li>[First thing that is included]</li><li>[Second thing]</li>' +
            '<li>[Third thing]</li></ul><p>[What is not included, and any conditions]</p>',
        },
      },
      {
        type: 'price-table',
        config: {
          rows: [
            { what: '[What is offered]', price: '[Price]', detail: '' },
            { what: '[Another size or finish]', price: '[Price]', detail: '' },
          ],
          note: '[Until when these prices hold]',
        },
      },
      {
        type: 'faq',
        config: {
          items: [
            {
              question: 'Until when does the offer hold?',
              answer: '[Last day, and what counts: the request or the contract]',
            },
            { question: '[A question that people ask]', answer: '[Its answer]' },
          ],
        },
      },
      { type: 'cta', config: {} },
    ],
  },
  event: {
    name: 'Event',
    about: 'When and where, what to expect, a map, the form',
    blocks: [
      {
        type: 'hero',
        config: {
          subtitle: '[Day, time and place in one line]',
          buttonText: 'Save a place',
          buttonLink: '#contact',
        },
      },
      {
        type: 'columns',
        config: {
          columns: [
            { heading: 'When', image: '', alt: '', content: '<p>[Day and time, from and until]</p>' },
            { heading: 'Where', image: '', alt: '', content: '<p>[Address, and where to park]</p>' },
            {
              heading: 'What to expect',
              image: '',
              alt: '',
              content: '<p>[What there is to see and do]</p>',
            },
          ],
        },
      },
      { type: 'map', config: { title: 'How to get there' } },
      {
        type: 'contact-form',
        config: { title: 'Save a place', text: '[What to write in the message, for example how many come]' },
      },
    ],
  },
  town: {
    name: 'Town',
    about: 'A town’s homes, projects and reviews there, a map',
    blocks: [
      {
        type: 'hero',
        config: {
          subtitle: '[Which rooms you remodel in this town]',
          buttonText: 'Request an estimate',
          buttonLink: '/contact',
        },
      },
      {
        type: 'text',
        config: {
          content:
            '<h2>Homes here</h2><p>[What the houses of this town are like, and what that means for a kitchen or bath]</p>' +
            '<h2>Permits</h2><p>[Who gives the permit, and how long it takes]</p>',
        },
      },
      { type: 'projects', config: { title: '[Projects in this town: choose it in the panel]' } },
      { type: 'reviews', config: { title: '[Reviews from this town: choose it in the panel]' } },
      { type: 'map', config: { title: 'Where this is', address: '[Town, NY]' } },
      { type: 'cta', config: {} },
    ],
  },
  about: {
    name: 'About',
    about: 'Your story, your team, license and warranty',
    blocks: aboutBlocks,
  },
  thanks: {
    name: 'Thank you',
    about: 'For after a form or an event: what happens next',
    blocks: [
      {
        type: 'hero',
        config: {
          subtitle: '[What for, in one sentence]',
          buttonText: 'See our projects',
          buttonLink: '/gallery',
        },
      },
      {
        type: 'text',
        config: {
          content:
            '<h2>What happens next</h2><ol><li>[Who answers, and when]</li><li>[What you talk about]</li>' +
            '<li>[What comes after that]</li></ol>',
        },
      },
      { type: 'projects', config: {} },
    ],
  },
} as const satisfies Record<string, Template>

export type TemplateName = keyof typeof pageTemplates

/** Returns the blocks of a template for a page with this title. */
export const templateBlocks = (name: TemplateName, title: string) =>
  (pageTemplates[name] as Template).blocks.map(({ type, config }) => ({
    type,
    config: type === 'hero' ? { ...config, title: title.slice(0, 200) } : config,
  }))
