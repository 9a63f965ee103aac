import { descriptionAdvice } from '@/components/page-settings/search-preview'
import { defaultProfile } from '@/lib/business/profile'
import { type Page } from '@/lib/content-types'
import { descriptionLeast, descriptionMost } from '@/lib/seo/lengths'
import { seoProblems } from '@/lib/seo/metadata'
import { customPageMetadata } from '@/lib/seo/page-metadata'

const page: Page = {
  id: 'p',
  title: 'How to Pay for a Kitchen',
  slug: 'how-to-pay',
  content: '',
  metaTitle: '',
  metaDescription:
    'What a new kitchen costs by the month, who lends, and which papers the bank asks to see first.',
  isPublished: true,
  publishAt: null,
  unpublishAt: null,
  components: [],
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}
const keywords = (title: string) => customPageMetadata({ ...page, title }, defaultProfile, '').keywords

test('a custom page has keywords, from its title and from what the business does', () => {
  expect(keywords(page.title)).toEqual([
    'how to pay for a kitchen',
    'pay',
    'kitchen',
    'kitchen and bath remodeling',
    'Rockland County NY',
  ])
  expect(keywords(' Warranty ')).toEqual(['warranty', 'kitchen and bath remodeling', 'Rockland County NY'])
  expect(keywords('')).toEqual(['kitchen and bath remodeling', 'Rockland County NY'])
})

test('staff are told the lengths that a page is held to', () => {
  for (let length = 1; length <= 200; length += 1) {
    const tooLong = seoProblems('Title', 'x'.repeat(length)).some((problem) => problem.includes('at most'))
    expect(descriptionAdvice(length).startsWith('Too long')).toBe(tooLong)
  }
  expect(descriptionAdvice(descriptionMost)).toBe('A good length')
  expect(seoProblems('Title', 'x'.repeat(descriptionLeast))).toEqual([])
})
