import { write } from '@/lib/data/client'
import { temporaryDatabase } from './temporary-database'
import { projectStore } from '@/lib/records/project/store'

temporaryDatabase()

const project = {
  title: 'Blue kitchen',
  location: 'Nanuet, NY',
  description: 'A kitchen in blue.',
  beforeImage: '/images/kitchen-01-before.webp',
  afterImage: '/images/kitchen-01-after.webp',
  projectType: 'kitchen',
  service: '',
  category: 'Kitchen',
  cost: '$40,000',
  timeline: '3 weeks',
}

/** The fields of a project that nobody has filled in. */
const unsaid = { style: '', size: '', level: '', design: '', costLines: [], details: [] }

test('stored projects come in the order of their positions, as JSON-safe records', async () => {
  await write(async (db) => {
    const createdAt = new Date('2025-01-02T12:00:00Z')
    const second = { ...project, id: 'second', position: 2, isFeatured: true, createdAt }
    await db.project.create({ data: second })
    await db.project.create({
      data: {
        ...project,
        id: 'first',
        position: 1,
        createdAt: new Date('2025-01-01T12:00:00Z'),
        features: '["One","Two"]',
        completedAt: new Date('2024-05-01T12:00:00Z'),
      },
    })
  })
  const list = await projectStore.listShown()
  expect(list).toEqual([
    {
      ...project,
      ...unsaid,
      id: 'first',
      slug: 'blue-kitchen',
      features: ['One', 'Two'],
      completedAt: '2024-05-01T12:00:00.000Z',
      isFeatured: false,
      isPublished: true,
      isSample: false,
    },
    {
      ...project,
      ...unsaid,
      id: 'second',
      slug: 'blue-kitchen-2',
      features: [],
      completedAt: null,
      isFeatured: true,
      isPublished: true,
      isSample: false,
    },
  ])
  expect(JSON.parse(JSON.stringify(list))).toEqual(list)
  expect(await projectStore.count()).toEqual({ total: 2, featured: 1, own: 2, samples: 0 })
})

test.each(['{broken', '"text"', '[1, "kept", null]'])(
  'features stored as %s do no harm',
  async (features) => {
    await write((db) => db.project.create({ data: { ...project, features } }))
    const [found] = await projectStore.listShown()
    expect(found?.features).toEqual(features.startsWith('[') ? ['kept'] : [])
  },
)

test('broken cost lines and close-ups do no harm', async () => {
  const costLines = '[{"label":"Cabinets","amount":"$9,000"},{"label":"Floor"},"x"]'
  await write((db) => db.project.create({ data: { ...project, costLines, details: '{broken' } }))
  const [found] = await projectStore.listShown()
  expect(found).toMatchObject({ costLines: [{ label: 'Cabinets', amount: '$9,000' }], details: [] })
})
