import { isIndexable, landingMeasure, listLandingRows, measureCopy } from '@/lib/areas/measures'
import { getLandingRedirect } from '@/lib/areas/landing'
import { seedPageCopy, seedPlaces, seedServices, seedCopyOf } from '@/lib/content/area-seed'
import { type CopyTexts } from '@/lib/content/areas'
import { copyRevisions } from '@/lib/data/area-rows'
import { listRevisions } from '@/lib/data/revisions'
import { seedAreas } from '@/lib/data/area-seeding'
import { getAreas, getPageCopy, getPlace, getService, listPlaces, listServices } from '@/lib/data/areas'
import { write } from '@/lib/data/client'
import { getRedirect } from '@/lib/data/redirects'
import { savePageCopy, setListing } from '@/lib/records/page-copy/store'
import { type PlaceFields } from '@/lib/records/place/definition'
import { addPlace, placeStore, removePlace } from '@/lib/records/place/store'
import { serviceStore } from '@/lib/records/service/store'
import { temporaryDatabase } from './temporary-database'

temporaryDatabase()

const count = () =>
  write(async (db) => [await db.place.count(), await db.service.count(), await db.landingPage.count()])
const slugs = async () => (await listPlaces()).map(({ slug }) => slug)

const closter: PlaceFields = {
  slug: 'closter',
  name: 'Closter',
  zip: '07624',
  township: 'orangetown',
  type: 'hamlet',
  population: 0,
  populationBasis: 'estimate',
  lat: 41.0184,
  lng: -73.9122,
  permitAuthority: 'Borough of Closter Building Department',
  permitPhone: '',
  permitUrl: '',
  permitFees: '',
  about: '',
  notes: {
    eras: [],
    types: [],
    kinds: ['cape'],
    setting: '',
    watch: [],
    landmarks: [],
    confidence: 'low',
    sources: [],
    isKeptListed: false,
  },
}

test('while the tables are empty, the files’ own stand in', async () => {
  expect(await listPlaces()).toEqual(seedPlaces)
  expect(await listServices()).toEqual(seedServices)
  expect(await getPageCopy('nyack', 'kitchen-remodeling')).toEqual(seedCopyOf('nyack', 'kitchen-remodeling'))
  expect((await getPlace('NYACK'))?.name).toBe('Nyack')
  expect(await getPlace('atlantis')).toBeNull()
  expect(await count()).toEqual([0, 0, 0])
})

test('loaded, they say the same as the files, distances and neighbors too; twice changes nothing', async () => {
  await seedAreas()
  const stripped = (list: readonly object[]) => list.map((item) => ({ ...item, updatedAt: null }))
  expect(stripped(await listPlaces())).toEqual(seedPlaces)
  expect(stripped(await listServices())).toEqual(seedServices)
  const words = await getPageCopy('nyack', 'town')
  expect({ ...words, updatedAt: null }).toEqual(seedCopyOf('nyack', 'town'))
  expect(await seedAreas()).toBe(0)
  expect(await count()).toEqual([47, 8, seedPageCopy.length])
})

test('a newer file’s texts come in where nobody has saved anything, and nowhere else', async () => {
  await seedAreas()
  await savePageCopy('nyack', 'kitchen-remodeling', { lede: 'Ours.' }, 1)
  await write((db) =>
    db.landingPage.updateMany({
      where: { place: 'nyack', service: { in: ['kitchen-remodeling', 'custom-cabinets'] } },
      data: { lede: 'From an older file.' },
    }),
  )
  await write((db) => db.place.update({ where: { slug: 'nyack' }, data: { about: 'Older.' } }))
  expect(await seedAreas()).toBe(2)
  expect((await getPageCopy('nyack', 'kitchen-remodeling'))?.lede).toBe('From an older file.')
  expect((await getPageCopy('nyack', 'custom-cabinets'))?.lede).toBe(
    seedCopyOf('nyack', 'custom-cabinets')?.lede,
  )
  expect((await getPlace('nyack'))?.about).not.toBe('Older.')
})

test('a place is saved over the version that was edited; another version is a conflict that shows what is there', async () => {
  const { after } = await placeStore.save('nyack', { permitPhone: '(845) 555-0100', version: 1 })
  expect(after).toMatchObject({ permitPhone: '(845) 555-0100', version: 2, name: 'Nyack' })
  await expect(placeStore.save('nyack', { about: 'Late.', version: 1 })).rejects.toMatchObject({
    code: 'conflict',
    more: { about: { current: { version: 2, permitPhone: '(845) 555-0100' } } },
  })
  await expect(placeStore.save('atlantis', { about: 'x' })).rejects.toMatchObject({ code: 'not-found' })
})

test('a place that moves has another way to the showroom and other neighbors', async () => {
  const { lat, lng } = (await getPlace('congers'))!
  const { after } = await placeStore.save('suffern', { lat, lng })
  expect(after.drive).toBe(0)
  expect((await getPlace('congers'))?.nearby[0]).toBe('suffern')
})

test('an added place stands behind the others and takes its addresses back from redirects', async () => {
  await write((db) =>
    db.redirect.create({ data: { fromPath: '/rockland/closter/custom-cabinets', toPath: '/services' } }),
  )
  const place = await addPlace(closter)
  expect(place.nearby).toHaveLength(4)
  expect((await slugs()).at(-1)).toBe('closter')
  expect(await getRedirect('/rockland/closter/custom-cabinets')).toBeNull()
  await expect(addPlace(closter)).rejects.toMatchObject({
    code: 'conflict',
    more: { errors: { slug: expect.any(String) as string } },
  })
  await expect(addPlace({ ...closter, slug: 'custom-cabinets' })).rejects.toMatchObject({ code: 'conflict' })
})

test('a removed place’s addresses lead to the nearest one’s; it doesn’t come back by itself, and its words wait', async () => {
  const [nearest] = (await getPlace('nyack'))!.nearby
  const { to } = await removePlace('nyack')
  expect(to.slug).toBe(nearest)
  expect(await getPlace('nyack')).toBeNull()
  expect(await getRedirect('/rockland/nyack')).toBe(`/rockland/${nearest}`)
  expect(await getRedirect('/rockland/nyack/custom-cabinets')).toBe(`/rockland/${nearest}/custom-cabinets`)
  expect(await getRedirect('/nyack')).toBe(`/rockland/${nearest}`)
  expect(await write((db) => db.redirect.count())).toBe(10)
  await seedAreas()
  expect(await slugs()).not.toContain('nyack')
  expect((await listPlaces()).flatMap(({ nearby }) => nearby)).not.toContain('nyack')

  // The pages to which those addresses lead are removed, too: the redirects lead on.
  const { to: next } = await removePlace(nearest!)
  expect(await getRedirect('/rockland/nyack')).toBe(`/rockland/${next.slug}`)

  await addPlace({ ...closter, slug: 'nyack', name: 'Nyack' })
  expect(await getRedirect('/nyack')).toBeNull()
  expect((await getPageCopy('nyack', 'custom-cabinets'))?.parts.length).toBeGreaterThan(0)
})

test('a service that is off is no place’s any more, and its addresses lead on', async () => {
  await serviceStore.save('custom-cabinets', { isOn: false })
  expect((await getAreas()).services).toHaveLength(7)
  expect((await getService('custom-cabinets'))?.isOn).toBe(false)
  expect(await getLandingRedirect('nyack', 'custom-cabinets')).toBe('/nyack')
  expect(await getLandingRedirect('tappan', 'custom-cabinets')).toBe('/rockland/tappan/')
  expect(await getLandingRedirect('custom-cabinets')).toBe('/services')
  expect(await getLandingRedirect('atlantis', 'custom-cabinets')).toBeNull()
  expect(await getLandingRedirect('nyack', 'gardening')).toBeNull()
  expect(await landingMeasure('nyack', 'custom-cabinets')).toBeNull()
  await serviceStore.save('custom-cabinets', { isOn: true })
  expect(await getLandingRedirect('nyack', 'custom-cabinets')).toBeNull()
})

test('each save of own words is kept, what was there before it too; one that changes nothing isn’t', async () => {
  const save = (patch: Partial<CopyTexts>, version?: number, name?: string) =>
    savePageCopy('nyack', 'kitchen-remodeling', patch, version, { name })
  const first = await save({ headline: 'Kitchens by the river' }, 1)
  expect(first).toMatchObject({ version: 2, headline: 'Kitchens by the river' })
  expect(first.parts.length).toBeGreaterThan(0)
  await save({ headline: 'Kitchens by the river' }, 2)
  await save({ pictures: { hero: '/images/bath-01-after.webp' } }, 3)
  const revisions = await listRevisions(copyRevisions, 'nyack:kitchen-remodeling')
  expect(revisions.map(({ version }) => version)).toEqual([4, 2, 1])
  expect(revisions.at(-1)?.lede).toBe(seedCopyOf('nyack', 'kitchen-remodeling')?.lede)
  await save({}, 4, 'Before the fair')
  expect((await listRevisions(copyRevisions, 'nyack:kitchen-remodeling'))[0]?.name).toBe('Before the fair')
  await expect(save({ lede: 'Late.' }, 1)).rejects.toMatchObject({
    code: 'conflict',
    more: { about: { current: { headline: 'Kitchens by the river' } } },
  })
})

test('words are begun for a page that has none', async () => {
  await addPlace(closter)
  expect(await getPageCopy('closter', 'flooring-installation')).toBeNull()
  const saved = await savePageCopy('closter', 'flooring-installation', { lede: 'Floors.' }, 0)
  expect(saved).toMatchObject({ lede: 'Floors.', parts: [], version: 1 })
  await expect(savePageCopy('closter', 'flooring-installation', {}, 0)).rejects.toMatchObject({
    code: 'conflict',
  })
})

test('hidden pages are indexed no more, until the gate decides again', async () => {
  await seedAreas()
  const id = 'nyack/kitchen-remodeling'
  const isIndexed = async () => (await listLandingRows()).find((row) => row.id === id)?.isIndexed
  const before = await isIndexed()
  expect(await setListing([id], 'hidden')).toEqual([id])
  expect(await setListing([id], 'hidden')).toEqual([])
  expect(await isIndexed()).toBe(false)
  expect(await isIndexable('nyack', 'kitchen-remodeling')).toBe(false)
  await setListing([id], 'auto')
  expect(await isIndexed()).toBe(before)
})

test('a page is measured by its words as they are now, and as they are typed', async () => {
  await seedAreas()
  const page = ['nyack', 'kitchen-remodeling'] as const
  const before = (await landingMeasure(...page))!
  const words = (await getPageCopy(...page))!
  expect(await measureCopy(...page, words)).toEqual(before)
  const none = (await measureCopy(...page, { ...words, lede: '', parts: [] }))!
  expect(none.own).toBeLessThan(before.own)
  expect(none.short.join()).toMatch(/original words/)
  await savePageCopy(...page, { lede: '', parts: [] }, undefined)
  expect((await landingMeasure(...page))?.own).toBe(none.own)
  expect(await landingMeasure('atlantis', 'kitchen-remodeling')).toBeNull()
})
