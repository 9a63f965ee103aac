import { revalidatePath } from 'next/cache'
import { GET as readWords, PUT as saveWords } from '@/app/api/areas/landings/[place]/[service]/route'
import { POST as measure } from '@/app/api/areas/landings/[place]/[service]/measure/route'
import {
  GET as readRevisions,
  POST as keepWords,
} from '@/app/api/areas/landings/[place]/[service]/revisions/route'
import { GET as readLandings } from '@/app/api/areas/landings/route'
import { PUT as saveListing } from '@/app/api/areas/landings/listing/route'
import { DELETE, GET as readPlace, PUT as savePlace } from '@/app/api/areas/places/[slug]/route'
import { GET as placesTable, POST as importPlaces } from '@/app/api/areas/places/import/route'
import { GET as readPlaces, POST } from '@/app/api/areas/places/route'
import { PUT as switchService } from '@/app/api/areas/services/[slug]/on/route'
import { GET as readService, PUT as saveService } from '@/app/api/areas/services/[slug]/route'
import { GET as readServices } from '@/app/api/areas/services/route'
import { type ImportReport } from '@/lib/records/place/import'
import { type LandingRow } from '@/lib/areas/measures'
import { type AreaService, type CopyRevision, type PageCopy, type Place } from '@/lib/content/areas'
import { sitemapEntries } from '@/lib/seo/sitemap-entries'
import { listAudit } from '@/lib/records/audit-log'
import { getPlace, listPlaces } from '@/lib/data/areas'
import { knownRedirect } from '@/lib/data/redirect-table'
import { services } from '@/lib/business/services'
import { temporaryDatabase } from '../data/temporary-database'
import { signInStaff } from '../staff-session'
import { apiRequest, withParams } from './requests'

temporaryDatabase()
beforeEach(async () => {
  jest.mocked(revalidatePath).mockClear()
  await signInStaff()
})

const send = (method: string, body?: object) => apiRequest(method, '/api/areas', body)
const rendered = () => jest.mocked(revalidatePath).mock.calls.map(([path]) => path)
const json = async <T>(answer: Response | Promise<Response>) => (await (await answer).json()) as T
const kitchen = { place: 'nyack', service: 'kitchen-remodeling' }
const ownPages = (place: string) => services.map(({ slug }) => `/rockland/${place}/${slug}`)
const sitemaps = ['/sitemap.xml', '/sitemaps']

test('a saved fact renders the place’s own pages again, and nothing else', async () => {
  const answer = await savePlace(
    send('PUT', { permitPhone: '(845) 555-0100', permitUrl: 'https://nyack.example/permits', version: 1 }),
    withParams({ slug: 'nyack' }),
  )
  expect(answer.status).toBe(200)
  expect(rendered().sort()).toEqual(
    ['/rockland/nyack', '/nyack', '/estimate', ...ownPages('nyack'), ...sitemaps].sort(),
  )
  expect((await listAudit())[0]).toMatchObject({ action: 'place-changed', target: 'Nyack' })
  const late = await savePlace(send('PUT', { about: 'Late.', version: 1 }), withParams({ slug: 'nyack' }))
  expect(late.status).toBe(409)
  expect(await json<{ current: Place }>(late)).toMatchObject({ current: { version: 2 } })
})

test('another name is on the lists and on the pages of those that name the place', async () => {
  const near = (await listPlaces()).filter(({ nearby }) => nearby.includes('bardonia'))
  await savePlace(send('PUT', { name: 'Bardonia Corners' }), withParams({ slug: 'bardonia' }))
  const paths = rendered()
  expect(paths).toEqual(expect.arrayContaining(['/', '/sitemap', '/(site)/rockland/[place]']))
  expect(near.length).toBeGreaterThan(0)
  for (const { slug } of near) expect(paths).toEqual(expect.arrayContaining(ownPages(slug)))
  expect(paths).not.toContain('/rockland/tappan/custom-cabinets')
})

test('own words render their page alone, are kept, and are checked', async () => {
  const words = await json<PageCopy>(readWords(send('GET'), withParams(kitchen)))
  expect(words.parts.length).toBeGreaterThan(0)
  const save = (body: object, page = kitchen) => saveWords(send('PUT', body), withParams(page))
  expect((await save({ headline: 'By the river', version: words.version })).status).toBe(200)
  expect(rendered()).toEqual(['/rockland/nyack/kitchen-remodeling', ...sitemaps])
  const storedRevisions = await json<CopyRevision[]>(readRevisions(send('GET'), withParams(kitchen)))
  expect(storedRevisions).toHaveLength(2)
  expect(storedRevisions[0]).toMatchObject({
    headline: 'By the river',
    staffName: expect.any(String) as string,
  })
  expect(await json(save({ lede: 'Late.', version: words.version }))).toMatchObject({
    current: { headline: 'By the river', version: 2 },
    savedBy: storedRevisions[0]?.staffName,
  })
  expect(await json(save({ parts: [{ title: '', text: 'x' }] }))).toMatchObject({
    errors: { 'parts.0.title': 'Write a heading' },
  })
  expect((await save({ pictures: { hero: 'https://elsewhere.example/a.jpg' } })).status).toBe(400)
  expect((await save({ blocks: [{ type: 4 }] })).status).toBe(400)
  expect((await save({ lede: 'x' }, { place: 'tappan', service: 'town' })).status).toBe(404)
  expect((await save({ lede: 'x' }, { place: 'nyack', service: 'gardening' })).status).toBe(404)
  jest.mocked(revalidatePath).mockClear()
  expect((await save({ lede: 'Here.' }, { place: 'nyack', service: 'town' })).status).toBe(200)
  expect(rendered()).toEqual(['/nyack', ...sitemaps])
})

test('words are measured as they are typed', async () => {
  const body = { headline: '', lede: 'Short.', parts: [{ title: '', text: '' }], questions: [] }
  const measured = await json<{ short: string[] }>(measure(send('POST', body), withParams(kitchen)))
  expect(measured.short.join()).toContain('original words')
  expect((await measure(send('POST', body), withParams({ ...kitchen, place: 'nowhere' }))).status).toBe(404)
})

test('the eight town pages are measured among each other, listed and hidden like the others', async () => {
  const towns = async () =>
    (await json<LandingRow[]>(readLandings(send('GET')))).filter(({ service }) => service.slug === 'town')
  expect(await towns()).toHaveLength(8)
  for (const { isIndexed, measure: townMeasure } of await towns()) {
    expect([townMeasure.short, isIndexed]).toEqual([[], true])
    expect(townMeasure.nearest?.id).toMatch(/\/town$/)
  }
  const town = { place: 'nyack', service: 'town' }
  const words = await json<PageCopy>(
    readWords(send('GET'), withParams({ place: 'suffern', service: 'town' })),
  )
  const copied = await json<{ nearest: { id: string }; short: string[] }>(
    measure(send('POST', words), withParams(town)),
  )
  expect(copied.nearest.id).toBe('suffern/town')
  expect(copied.short.join()).toContain('is on suffern/town as well')
  await saveListing(send('PUT', { ids: ['nyack/town'], listing: 'hidden' }))
  expect(rendered()).toContain('/nyack')
  const paths = (await sitemapEntries()).map(({ url }) => new URL(url).pathname)
  expect(paths).toContain('/suffern')
  for (const removedPath of ['/nyack', '/rockland/nyack/', '/rockland/suffern/'])
    expect(paths).not.toContain(removedPath)
  const elsewhere = await saveListing(send('PUT', { ids: ['tappan/town'], listing: 'hidden' }))
  expect(elsewhere.status).toBe(400)
})

test('pages are hidden and listed again, many at once; each is rendered again', async () => {
  const ids = ['nyack/kitchen-remodeling', 'tappan/custom-cabinets']
  expect(await json(saveListing(send('PUT', { ids, listing: 'hidden' })))).toEqual({ changed: 2 })
  expect(rendered()).toEqual(expect.arrayContaining(ids.map((id) => `/rockland/${id}`)))
  const rows = await json<LandingRow[]>(readLandings(send('GET')))
  expect(rows).toHaveLength(376 + 8)
  expect(
    rows
      .filter(({ listing }) => listing === 'hidden')
      .map(({ id }) => id)
      .sort(),
  ).toEqual(ids)
  const goneAnswer = await saveListing(send('PUT', { ids: ['atlantis/custom-cabinets'], listing: 'hidden' }))
  expect(goneAnswer.status).toBe(400)
})

test('a place is added and removed by owners; its addresses lead to the nearest one at once', async () => {
  const {
    drive: _d,
    nearby: _n,
    version: _v,
    updatedAt: _u,
    position: _p,
    ...nyack
  } = (await getPlace('nyack'))!
  const fields = { ...nyack, slug: 'closter', name: 'Closter' }
  expect((await POST(send('POST', fields))).status).toBe(201)
  expect(rendered()).toEqual(['/'])
  expect((await POST(send('POST', fields))).status).toBe(409)
  expect(await json(POST(send('POST', { ...fields, slug: 'Bad Slug' })))).toMatchObject({
    errors: { slug: expect.any(String) as string },
  })
  const removed = await json<{ to: { slug: string } }>(DELETE(send('DELETE'), withParams({ slug: 'nyack' })))
  expect(removed.to.slug).toBe('closter')
  expect(knownRedirect('/rockland/nyack/custom-cabinets/')).toBe('/rockland/closter/custom-cabinets')
  expect((await readPlace(send('GET'), withParams({ slug: 'nyack' }))).status).toBe(404)
  expect(await json<Place[]>(readPlaces(send('GET')))).toHaveLength(47)
  expect((await listAudit()).map(({ action }) => action)).toEqual(['place-removed', 'place-added'])
})

test('a service’s texts render its pages; off, everything that lists services', async () => {
  const read = () =>
    json<AreaService>(readService(send('GET'), withParams({ slug: 'flooring-installation' })))
  const { guide, version } = await read()
  const change = { guide: { ...guide, scope: 'Floors.' }, version }
  const answer = await saveService(send('PUT', change), withParams({ slug: 'flooring-installation' }))
  expect(answer.status).toBe(200)
  expect(rendered()).toHaveLength(1 + 47 + sitemaps.length)
  expect(rendered()).toContain('/rockland/tappan/flooring-installation')
  expect((await read()).guide.scope).toBe('Floors.')
  const steps = await saveService(
    send('PUT', { guide: { ...guide, steps: guide.steps.slice(1) } }),
    withParams({ slug: 'flooring-installation' }),
  )
  expect(steps.status).toBe(400)
  jest.mocked(revalidatePath).mockClear()
  await switchService(send('PUT', { isOn: false }), withParams({ slug: 'flooring-installation' }))
  expect(rendered()).toEqual(['/'])
  expect((await json<AreaService[]>(readServices(send('GET')))).filter(({ isOn }) => !isOn)).toHaveLength(1)
  expect(await json<LandingRow[]>(readLandings(send('GET')))).toHaveLength(7 * 47 + 8)
})

test('a state of own words is kept under a name, and the page stays as it is', async () => {
  const page = { place: 'piermont', service: 'kitchen-remodeling' }
  const words = await json<PageCopy>(readWords(send('GET'), withParams(page)))
  const { headline, lede, description, parts, questions, blocks, pictures, projects } = words
  const state = { headline, lede, description, parts, questions, blocks, pictures, projects }
  const keep = (body: object) => keepWords(send('POST', body), withParams(page))
  await saveWords(send('PUT', { lede }), withParams(page))
  jest.mocked(revalidatePath).mockClear()
  expect((await keep({ ...state, lede: 'Mine.', name: 'Set aside' })).status).toBe(201)
  const [kept] = await json<CopyRevision[]>(readRevisions(send('GET'), withParams(page)))
  expect(kept).toMatchObject({ name: 'Set aside', lede: 'Mine.', version: 0 })
  expect(await json(readWords(send('GET'), withParams(page)))).toMatchObject({ lede })
  expect(rendered()).toEqual([])
  expect((await keep(state)).status).toBe(400)
})

describe('places from a table', () => {
  const table = [
    '\ufeffName,ZIP,Township,Type,Lat,Lng,Permit authority,Kinds,About,Mayor',
    'Closter,07624,orangetown,hamlet,41.0184,-73.9122,Borough of Closter,"cape; ranch","A place, with a',
    '""comma"".",Ann',
    'Nyack,10960,,,,,Nyack’s new office,,,',
    'Tappan,10983,,,,,,,,',
    'Nowhere,123,orangetown,hamlet,41,-73.9,Office,cape,,',
    'Halfway,10960,orangetown,hamlet,41,-73.9,Office,,,',
    ',,,,,,,,,',
    'Closter,07624,orangetown,hamlet,41.0184,-73.9122,Borough,cape,,',
  ].join('\r\n')
  const run = (csv: string, dryRun: boolean) =>
    json<ImportReport>(importPlaces(send('POST', { csv, dryRun })))

  test('are looked at first, which changes nothing', async () => {
    const report = await run(table, true)
    expect(report).toEqual({
      added: [{ line: 2, slug: 'closter', name: 'Closter' }],
      changed: [{ line: 4, slug: 'nyack', name: 'Nyack', fields: ['permitAuthority'] }],
      unchanged: 1,
      refused: [
        { line: 6, reason: 'zip: Enter five digits' },
        { line: 7, reason: expect.stringContaining('kinds: ') as string },
        { line: 9, reason: expect.stringContaining('twice') as string },
      ],
      unknown: ['Mayor'],
    })
    expect(await getPlace('closter')).toBeNull()
    expect(rendered()).toEqual([])
  })

  test('are taken then, in one step, and the report says the same', async () => {
    const looked = await run(table, true)
    expect(await run(table, false)).toEqual(looked)
    expect(await getPlace('closter')).toMatchObject({
      about: 'A place, with a\n"comma".',
      notes: { kinds: ['cape', 'ranch'], confidence: 'low' },
    })
    expect(await getPlace('nyack')).toMatchObject({ permitAuthority: 'Nyack’s new office', version: 2 })
    expect(rendered()).toEqual(['/'])
    expect((await run(table, false)).changed).toEqual([])
    expect((await listAudit())[0]).toMatchObject({
      action: 'places-imported',
      detail: '1 added, 1 changed, 3 refused',
    })
  })

  test('the places come as such a table, and it changes nothing', async () => {
    const answer = await placesTable(send('GET'), withParams({}))
    const csv = await answer.text()
    expect(csv).toMatch(/^slug,name,zip,/)
    const count = (await listPlaces()).length
    expect(await run(csv, true)).toMatchObject({ added: [], changed: [], refused: [], unchanged: count })
  })

  test('a table without names is refused with what to do', async () => {
    const answer = await importPlaces(send('POST', { csv: 'a,b\n1,2', dryRun: true }))
    expect(answer.status).toBe(400)
    expect(await json(Promise.resolve(answer))).toMatchObject({
      errors: { csv: expect.stringContaining('first row') as string },
    })
  })
})
