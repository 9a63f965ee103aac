import { type SiteLead } from '@/lib/page-view-types'
import { sameDaysBefore } from '@/lib/statistics/period'
import {
  funnelOf,
  groupsBy,
  pathsOf,
  rate,
  readVisitorFilter,
  subjectOf,
  visitorRows,
  visitorsHref,
} from '@/lib/statistics/visitors'

const areas = {
  places: [{ slug: 'nyack' }, { slug: 'congers' }],
  services: [{ slug: 'kitchen-remodeling' }, { slug: 'countertops-vanities' }],
}
const lead = (changes: Partial<SiteLead>): SiteLead => ({
  page: '/contact',
  town: '',
  service: '',
  projectType: '',
  referrer: '',
  utmSource: '',
  utmCampaign: '',
  gclid: '',
  hasVisit: false,
  isWon: false,
  ...changes,
})
const view = (path: string, count: number, source = 'site', campaign = '') => ({
  path,
  count,
  source,
  campaign,
})

const rows = visitorRows(
  [
    view('/winter-offer', 100, 'newsletter', 'winter-offer'),
    view('/winter-offer', 20),
    view('/rockland/nyack/kitchen-remodeling', 60, 'google'),
    view('/rockland/nyack', 15, 'google'),
    view('/nyack', 5),
    view('/rockland/kitchen-remodeling', 10),
  ],
  [
    lead({
      utmSource: 'Newsletter',
      utmCampaign: 'Winter Offer',
      page: '/winter-offer/',
      hasVisit: true,
      isWon: true,
    }),
    lead({ utmSource: 'newsletter', utmCampaign: 'winter_offer' }),
    lead({
      referrer: 'https://www.google.com/',
      town: 'nyack',
      projectType: 'kitchen-remodeling',
      hasVisit: true,
    }),
  ],
  areas,
)

test('a filter leaves its views and its leads', () => {
  expect(funnelOf(rows)).toEqual({ views: 210, leads: 3, visits: 2, won: 1 })
  expect(funnelOf(rows, { campaign: 'winter-offer' })).toEqual({ views: 100, leads: 2, visits: 1, won: 1 })
  expect(funnelOf(rows, { page: '/winter-offer' })).toEqual({ views: 120, leads: 1, visits: 1, won: 1 })
  expect(funnelOf(rows, { place: 'nyack' })).toEqual({ views: 80, leads: 1, visits: 1, won: 0 })
  expect(funnelOf(rows, { place: 'nyack', service: 'kitchen-remodeling' }).views).toBe(60)
  expect(funnelOf(rows, { source: 'google' })).toEqual({ views: 75, leads: 1, visits: 1, won: 0 })
  expect(pathsOf(rows, { service: 'kitchen-remodeling', source: 'google' })).toEqual([
    '/rockland/nyack/kitchen-remodeling',
    '/rockland/kitchen-remodeling',
  ])
  expect(pathsOf(rows, { source: 'google' })).toBeUndefined()
})

test('groups have their own steps, most viewed first, and the unknown is none', () => {
  expect(groupsBy(rows, 'source', {}).map(({ key, views, leads }) => [key, views, leads])).toEqual([
    ['newsletter', 100, 2],
    ['google', 75, 1],
  ])
  expect(groupsBy(rows, 'campaign', {}).map(({ key }) => key)).toEqual(['winter-offer'])
  expect(groupsBy(rows, 'page', { place: 'nyack' })[0]?.key).toBe('/rockland/nyack/kitchen-remodeling')
})

test('a page’s place and service are in its address', () => {
  expect(subjectOf('/rockland/congers/countertops-vanities', areas)).toEqual({
    place: 'congers',
    service: 'countertops-vanities',
  })
  expect(subjectOf('/rockland/countertops-vanities', areas)).toEqual({
    place: '',
    service: 'countertops-vanities',
  })
  expect(subjectOf('/blog/nyack', areas)).toEqual({ place: '', service: '' })
})

test('small shares keep a decimal, and one of what wasn’t counted is none', () => {
  expect([rate(1, 4), rate(24, 1000), rate(1, 3000), rate(0, 9), rate(3, 0), rate(3, 2)]).toEqual([
    '25%',
    '2.4%',
    'under 0.1%',
    '0%',
    '–',
    '–',
  ])
})

test('an address brings period and filter back', () => {
  const filter = { page: '/a&b', source: 'news paper' }
  const query = Object.fromEntries(new URL(visitorsHref('year', filter), 'http://a').searchParams)
  expect(query.period).toBe('year')
  expect(readVisitorFilter({ ...query, place: ['a', 'b'], service: '' })).toEqual(filter)
  expect(sameDaysBefore('4-weeks', { from: '2026-11-02', to: '2026-11-27' })).toEqual({
    from: '2026-10-05',
    to: '2026-10-30',
  })
  expect(sameDaysBefore('all', { from: '2026-11-02', to: '2026-11-27' })).toBeNull()
})
