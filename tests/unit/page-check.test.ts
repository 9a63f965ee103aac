import { blocks, blockTypes, defaultConfig } from '@/components/blocks/registry'
import { draftOf } from '@/components/builder/draft'
import { checkPage, linksOf } from '@/components/builder/page-check'
import { publishActionOf, isForVisitors, saveEffect } from '@/components/builder/publish-action'
import { outcomeOf, savedToast } from '@/components/page-settings/outcome'

const settings = {
  title: 'Spring offer',
  slug: 'spring-offer',
  isPublished: false,
  metaTitle: '',
  metaDescription: 'Ten percent off until June.',
}
const draft = (...blockList: [type: string, config: object][]) =>
  draftOf({
    ...settings,
    components: blockList.map(([type, config], index) => ({
      id: `${type}-${index}`,
      type,
      config: config as Record<string, unknown>,
    })),
  })
const problemsOf = (dead: string[], ...blockList: [string, object][]) =>
  checkPage(draft(...blockList), new Set(dead)).flatMap(({ place: where, problems: what }) =>
    what.map((problem) => `${where}: ${problem}`),
  )

describe('the check before publishing', () => {
  test('names every text that came with a block, also once the editor has dressed it', () => {
    expect(
      problemsOf(
        [],
        ['hero', defaultConfig('hero')],
        ['text', { content: '<p>Add your content <strong>here</strong>...</p>' }],
        ['testimonial', { ...defaultConfig('testimonial'), name: 'Dana Ortiz' }],
      ),
    ).toEqual([
      '1. Hero: Title has the placeholder “Welcome to Our Service”',
      '1. Hero: Subtitle has the placeholder “Professional solutions for your needs”',
      '2. Text: Content has the placeholder “Add your content here...”',
      '3. Testimonial: What the customer says has the placeholder “Great service!”',
      '3. Testimonial: Location has the placeholder “Location”',
    ])
  })

  test('names what is empty, by the row of a list', () => {
    expect(
      problemsOf(
        [],
        ['text', { content: '<p> </p><ul><li></li></ul>' }],
        ['team', defaultConfig('team')],
        ['faq', { items: [{ question: 'How long?', answer: '' }] }],
        ['before-after', { beforeImage: '/images/kitchen-02-before.webp' }],
      ),
    ).toEqual([
      '1. Text: Content is empty',
      '2. Team: Members: none yet',
      '3. Questions & Answers: Answer 1 is empty',
      '4. Before & After: After: no picture chosen',
    ])
  })

  test('names pictures without alt text; where there is no picture none is asked for', () => {
    const src = '/images/kitchen-02-before.webp'
    expect(
      problemsOf(
        [],
        ['hero', { title: 'Kitchens', subtitle: 'Yes', backgroundImage: src }],
        ['hero', { title: 'Baths', subtitle: 'Yes' }],
        ['image', { images: [{ src, alt: 'A kitchen' }, src] }],
      ),
    ).toEqual(['1. Hero: Background picture has no alt text', '3. Image Gallery: Picture 2 has no alt text'])
  })

  test('asks about every address of the site in buttons and words, once, but not the page itself', () => {
    const page = draft(
      ['hero', { buttonLink: '#contact' }],
      ['cta', { buttonLink: '/gone?from=here#top' }],
      [
        'text',
        {
          content:
            '<p><a href="/contact">A</a> <a href="tel:+18455550100">B</a> <a href="/contact">C</a> ' +
            '<a href="https://www.example.com/?a=1&amp;b=2">D</a> <a href="/spring-offer#prices">E</a></p>',
        },
      ],
    )
    const links = ['/gone?from=here#top', '/contact', 'https://www.example.com/?a=1&b=2']
    expect(linksOf(page)).toEqual(links)
    expect(problemsOf(['/contact'], ['text', { content: '<p><a href="/contact">A</a></p>' }])).toEqual([
      '1. Text: /contact leads nowhere',
    ])
  })

  test('names an empty page, a missing description and blocks of unknown kinds; a page that is ready has nothing', () => {
    const empty = draftOf({ ...settings, metaDescription: ' ', components: [] })
    expect(checkPage(empty, new Set()).map(({ place: where }) => where)).toEqual(['Page', 'Page settings'])
    expect(problemsOf([], ['old slider', {}])).toEqual(['1. old slider: Nobody sees it: its kind is unknown'])
    expect(problemsOf([], ['cta', defaultConfig('cta')], ['contact-form', {}])).toEqual([])
  })

  test('each block’s samples, needs and alt texts are fields that it has', () => {
    for (const type of blockTypes) {
      const { samples, needs, alts, links, labels } = blocks[type].definition
      for (const path of [...samples, ...needs, ...alts, ...links])
        expect(Object.keys(labels)).toContain(path)
    }
    expect(blocks.hero.definition.alts).toEqual(['backgroundAlt'])
    expect(blocks.image.definition.alts).toEqual(['images.alt'])
    expect(blocks.cta.definition.links).toEqual(['buttonLink'])
  })
})

const at = '2100-01-04T14:00:00.000Z'
const hidden = { isPublished: false, publishAt: null, unpublishAt: null }
const planned = { ...hidden, publishAt: at }
const shownPage = { ...hidden, isPublished: true }

test('the button says what it will do', () => {
  expect(publishActionOf(hidden, hidden, true)).toBe('publish')
  expect(publishActionOf(hidden, shownPage, true)).toBe('publish')
  expect(publishActionOf(hidden, planned, true)).toBe('schedule')
  expect(publishActionOf(shownPage, shownPage, true)).toBe('changes')
  expect(publishActionOf(shownPage, shownPage, false)).toBe('nothing')
  expect(publishActionOf(shownPage, hidden, true)).toBe('unpublish')
})

test('leaving can save by itself what no visitor sees by it', () => {
  const page = { ...settings, ...hidden }
  const live = { ...settings, ...shownPage }
  for (const words of [{ title: 'Sale' }, { metaDescription: 'Now' }]) {
    expect(isForVisitors(page, { ...page, ...words })).toBe(false)
    expect(isForVisitors(live, { ...live, ...words })).toBe(false)
  }
  // A page that nobody sees may move, or no longer be planned.
  expect(isForVisitors(page, { ...page, slug: 'sale' })).toBe(false)
  expect(isForVisitors({ ...page, ...planned }, page)).toBe(false)
  expect(isForVisitors(page, live)).toBe(true)
  expect(isForVisitors(page, { ...page, ...planned })).toBe(true)
  expect(isForVisitors(live, { ...live, slug: 'sale' })).toBe(true)
  expect(isForVisitors(live, page)).toBe(true)
})

test('with Save Page stands what it will do', () => {
  expect(saveEffect(hidden, hidden)).toBe('keeps a draft')
  expect(saveEffect(hidden, shownPage)).toBe('goes live now')
  expect(saveEffect(shownPage, shownPage)).toBe('goes live now')
  expect(saveEffect(shownPage, hidden)).toBe('takes it offline now')
  expect(saveEffect(hidden, planned)).toBe('schedules it')
})

test('messages name the result for the page; Save Page keeps its specified words', () => {
  const said = (toast: ReturnType<typeof outcomeOf>) => [toast.title, toast.description, toast.action?.label]
  expect(said(outcomeOf('offer', hidden, shownPage))).toEqual(['Live at /offer', undefined, 'Copy link'])
  expect(said(outcomeOf('offer', shownPage, hidden))[0]).toBe('Page unpublished')
  expect(said(outcomeOf('offer', hidden, planned))).toEqual([
    'Page scheduled',
    'Publishes Jan 4, 2100, 9:00 AM, New York time.',
    undefined,
  ])
  expect(said(outcomeOf('offer', planned, hidden))[0]).toBe('Schedule removed')
  expect(said(savedToast('offer', hidden, hidden))).toEqual([
    'Page updated successfully',
    'Kept as a draft: only staff see it.',
    undefined,
  ])
  expect(said(savedToast('offer', shownPage, shownPage))).toEqual([
    'Page updated successfully',
    'Published: visitors see it now.',
    'View',
  ])
  expect(said(savedToast('offer', hidden, shownPage))).toEqual([
    'Page updated successfully',
    'Live at /offer.',
    'Copy link',
  ])
})
