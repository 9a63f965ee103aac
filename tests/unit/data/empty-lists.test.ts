import { sampleTestimonials } from '@/lib/content/samples'
import { seedPlaces } from '@/lib/content/area-seed'
import { listPlaces } from '@/lib/data/areas'
import { write } from '@/lib/data/client'
import { haveMenusChanged, listEmptyPaths } from '@/lib/data/empty-lists'
import { setSetting } from '@/lib/data/settings'
import { samplesLoaded } from '@/lib/data/untouched'
import { temporaryDatabase } from './temporary-database'

temporaryDatabase()

const quote = sampleTestimonials[0]!
const add = () => write((db) => db.testimonial.create({ data: { ...quote, isSample: false } }))
const empty = () => write((db) => db.testimonial.deleteMany())

test('a list with nothing to show is empty once the seed has run; before, samples stand in', async () => {
  expect(await listEmptyPaths()).toEqual([])
  await setSetting(samplesLoaded, true)
  expect(await listEmptyPaths()).toEqual(['/gallery', '/reviews', '/blog'])
  await add()
  expect(await listEmptyPaths()).toEqual(['/gallery', '/blog'])
})

test('menus change when a list becomes empty or is no longer, and with nothing else', async () => {
  await setSetting(samplesLoaded, true)
  await haveMenusChanged()
  await add()
  // Whatever is rendered meanwhile answers from the new state.
  await listEmptyPaths()
  expect(await haveMenusChanged()).toBe(true)
  expect(await haveMenusChanged()).toBe(false)
  await empty()
  expect(await haveMenusChanged()).toBe(true)
})

test('without places in the database the built-in ones stand in, whether the seed has run or not', async () => {
  await setSetting(samplesLoaded, true)
  expect(await listPlaces()).toHaveLength(seedPlaces.length)
})
