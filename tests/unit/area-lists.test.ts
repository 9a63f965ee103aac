import {
  addressOf,
  findLandings,
  hrefOf,
  idOf,
  type LandingLine,
  nameOfPage,
  readFilter,
  indexStatusOf,
} from '@/lib/landing/landing-list'
import { draftOf, type LandingDraft, landingFields } from '@/components/admin/areas/landing-draft'
import { listChanges } from '@/lib/record-merge/changes'
import { mergeRecords } from '@/lib/record-merge/merge-records'

const changes = (from: LandingDraft, to: LandingDraft) => listChanges(landingFields, from, to).list
const measure = { own: 240, ownShare: 0.3, commonShare: 0.4, nearest: null, short: [] }
const line = (placeName: string, serviceName: string, more: Partial<LandingLine> = {}): LandingLine => ({
  place: placeName.toLowerCase().replaceAll(' ', '-'),
  placeName,
  township: 'Orangetown',
  service: serviceName.toLowerCase().replaceAll(' ', '-'),
  serviceName,
  listing: 'auto',
  measure,
  ...more,
})
const short = { ...measure, own: 90, short: ['90 original words; at least 200 are needed'] }
const lines = [
  line('Nyack', 'Kitchen Remodeling'),
  line('Nyack', 'Custom Cabinets', { measure: short }),
  line('Upper Nyack', 'Kitchen Remodeling', { listing: 'hidden', township: 'Clarkstown' }),
]
const whole = readFilter({})

test('a page stands as staff say, else as the gate does', () => {
  expect(lines.map(indexStatusOf)).toEqual(['listed', 'short', 'hidden'])
  expect(indexStatusOf({ listing: 'hidden', measure: short })).toBe('hidden')
})

test('a town page is called and found by its town, another by its service and place', () => {
  const town = line('Nyack', 'Town page', { service: 'town' })
  expect([nameOfPage(town), addressOf(town)]).toEqual(['Town page of Nyack', '/nyack'])
  expect([nameOfPage(lines[0]!), addressOf(lines[0]!)]).toEqual([
    'Kitchen Remodeling in Nyack',
    '/rockland/nyack/kitchen-remodeling/',
  ])
})

test('every word of a search must be in a line; the counts are of what the search finds', () => {
  expect(findLandings(lines, { ...whole, q: 'kitchen nyack' }).lines.map(idOf)).toEqual([
    'nyack/kitchen-remodeling',
    'upper-nyack/kitchen-remodeling',
  ])
  const { lines: matching, counts } = findLandings(lines, { ...whole, q: 'nyack', show: 'short' })
  expect(matching.map(idOf)).toEqual(['nyack/custom-cabinets'])
  expect(counts).toEqual({ all: 3, listed: 1, short: 1, hidden: 1 })
  // A place's name may be in others' names.
  expect(findLandings(lines, { ...whole, place: 'nyack' }).lines).toEqual(lines.slice(0, 2))
  expect(findLandings(lines, { ...whole, township: 'Clarkstown', service: 'custom-cabinets' }).lines).toEqual(
    [],
  )
})

test('the filter is in the address and is read from it again; nonsense gives the whole list', () => {
  const request = {
    q: 'nyack',
    place: 'upper-nyack',
    service: 'custom-cabinets',
    township: 'Orangetown',
    show: 'short',
    page: 2,
  } as const
  const query = new URL(hrefOf(request), 'http://localhost').searchParams
  expect(readFilter(Object.fromEntries(query))).toEqual(request)
  expect(hrefOf(readFilter({ show: 'none', page: '-1', q: ['a'] }))).toBe('/admin/areas/pages')
})

const base = { ...draftOf(null), lede: 'A cape.', parts: [{ title: 'Doors', text: 'They are wide.' }] }

test('the changes of a draft are named, with its words if it has some', () => {
  const changed = {
    ...base,
    parts: [{ title: 'Doors', text: 'They are narrow.' }],
    projects: ['one'],
    pictures: { hero: '/images/kitchen-03-after.webp' },
  }
  expect(changes(base, changed).map(({ name, note }) => [name, note])).toEqual([
    ['Page copy', ''],
    ['Pictures', 'Changed'],
    ['Projects', 'Others, chosen by hand'],
  ])
  expect(changes(base, changed)[0]?.quote).toContainEqual({ text: 'narrow.', mark: 'ins' })
  expect(changes(base, base)).toEqual([])
})

test('two drafts fit together where they changed different things; else it is asked', () => {
  const local = { ...base, lede: 'A ranch.', headline: 'Kitchens here' }
  const remote = { ...base, lede: 'A split.', description: 'Kitchens.' }
  const merge = mergeRecords(landingFields, { base, local: local, remote: remote })
  expect([...merge.contested]).toEqual(['lede'])
  expect(merge.draft).toMatchObject({ lede: 'A ranch.', headline: 'Kitchens here', description: 'Kitchens.' })
  expect(
    mergeRecords(landingFields, { base, local: local, remote: remote }, { lede: 'remote' }).draft.lede,
  ).toBe('A split.')
})
