import { write } from '@/lib/data/client'
import { getPublishedPage, listPages, listPublishedPages, listRecentPages } from '@/lib/data/pages'
import { pageStore } from '@/lib/records/page/store'
import { pageRevisions } from '@/lib/data/page-fields'
import { listRevisions } from '@/lib/data/revisions'
import { saveDraft } from '@/lib/data/page-drafts'
import { createStaff } from '@/lib/data/staff'
import { temporaryDatabase } from './temporary-database'

temporaryDatabase()

const hero = { id: 'hero-1', type: 'hero', config: { title: 'Welcome' } }
const slugs = (pages: { slug: string }[]) => pages.map(({ slug }) => slug)

test('a new page is a draft with what it was given', async () => {
  const page = await pageStore.create({ title: 'Permits', slug: 'permits', components: [hero] })
  expect(page).toEqual({
    id: page.id,
    title: 'Permits',
    slug: 'permits',
    content: '',
    metaTitle: '',
    metaDescription: '',
    isPublished: false,
    publishAt: null,
    unpublishAt: null,
    components: [hero],
    version: 1,
    createdAt: expect.stringMatching(/Z$/) as string,
    updatedAt: expect.stringMatching(/Z$/) as string,
  })
  expect(await pageStore.get(page.id)).toEqual(page)
  expect(await getPublishedPage('permits')).toBeNull()
  expect(await listPublishedPages()).toEqual([])
  expect(await listPages()).toEqual([page])
  const [recent] = await listRecentPages({ limit: 5 })
  expect(page).toMatchObject({ ...recent })
  expect(recent).not.toHaveProperty('components')
  expect(await pageStore.count()).toEqual({ total: 1, published: 0 })
})

test('publishing shows it, and the page saved last comes first', async () => {
  const firstPage = await pageStore.create({ title: 'One', slug: 'one' })
  await pageStore.create({ title: 'Two', slug: 'two', isPublished: true })
  const { after: published } = await pageStore.update(firstPage.id, { isPublished: true })
  expect(published).toMatchObject({ isPublished: true, title: 'One', version: 2 })
  expect(await getPublishedPage('one')).toEqual(published)
  expect(slugs(await listPublishedPages())).toEqual(['one', 'two'])
  expect(await pageStore.count()).toEqual({ total: 2, published: 2 })
})

test('a save changes only what it names', async () => {
  const { id } = await pageStore.create({ title: 'One', slug: 'one', metaTitle: 'Meta', components: [hero] })
  expect((await pageStore.update(id, { title: 'Uno', metaTitle: undefined })).after).toMatchObject({
    title: 'Uno',
    slug: 'one',
    metaTitle: 'Meta',
    components: [hero],
  })
})

test('a save on top of somebody else’s is a conflict', async () => {
  const { id, version } = await pageStore.create({ title: 'One', slug: 'one' })
  await pageStore.update(id, { title: 'Theirs', version })
  await expect(pageStore.update(id, { title: 'Mine', version })).rejects.toMatchObject({ code: 'conflict' })
  expect(await pageStore.require(id)).toMatchObject({ title: 'Theirs', version: 2 })
})

test('of several saves of the same version exactly one wins', async () => {
  const { id, version } = await pageStore.create({ title: 'One', slug: 'one' })
  const saves = ['a', 'b', 'c'].map((title) => pageStore.update(id, { title, version }))
  const outcomes = await Promise.allSettled(saves)
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
})

test('a slug that is taken is a conflict that names the field, on creating and on saving', async () => {
  await pageStore.create({ title: 'One', slug: 'one' })
  const takenSlug = { code: 'conflict', more: { errors: { slug: expect.any(String) as string } } }
  await expect(pageStore.create({ title: 'Two', slug: 'one' })).rejects.toMatchObject(takenSlug)
  const two = await pageStore.create({ title: 'Two', slug: 'two', isPublished: true })
  await expect(pageStore.update(two.id, { slug: 'one' })).rejects.toMatchObject(takenSlug)
  expect(await pageStore.require(two.id)).toEqual(two)
  expect(await listRevisions(pageRevisions, two.id)).toHaveLength(1)
})

test('an unknown page is not found', async () => {
  expect(await pageStore.get('nothing')).toBeNull()
  const notFound = { code: 'not-found' }
  await expect(pageStore.require('nothing')).rejects.toMatchObject(notFound)
  await expect(pageStore.update('nothing', { title: 'x' })).rejects.toMatchObject(notFound)
  await expect(pageStore.trash('nothing')).rejects.toMatchObject(notFound)
  await expect(pageStore.restore('nothing')).rejects.toMatchObject(notFound)
})

describe('a deleted page', () => {
  test('is gone for everybody, and comes back as it was', async () => {
    const page = await pageStore.create({ title: 'One', slug: 'one', isPublished: true, components: [hero] })
    expect(await pageStore.trash(page.id)).toEqual(page)
    expect(await pageStore.get(page.id)).toBeNull()
    expect(await getPublishedPage('one')).toBeNull()
    expect(await getPublishedPage(`~${page.id}`)).toBeNull()
    expect(await listPages()).toEqual([])
    expect(await listPublishedPages()).toEqual([])
    expect(await pageStore.count()).toEqual({ total: 0, published: 0 })
    await expect(pageStore.update(page.id, { title: 'x' })).rejects.toMatchObject({ code: 'not-found' })
    await expect(pageStore.trash(page.id)).rejects.toMatchObject({ code: 'not-found' })
    expect(await pageStore.restore(page.id)).toMatchObject({
      slug: 'one',
      isPublished: true,
      components: [hero],
    })
    expect(await getPublishedPage('one')).not.toBeNull()
    await expect(pageStore.restore(page.id)).rejects.toMatchObject({ code: 'not-found' })
  })

  test('leaves its slug to others, and comes back at a free one', async () => {
    const first = await pageStore.create({ title: 'One', slug: 'one' })
    await pageStore.trash(first.id)
    await pageStore.create({ title: 'Other', slug: 'one' })
    await pageStore.create({ title: 'Third', slug: 'one-2' })
    expect(await pageStore.restore(first.id)).toMatchObject({ title: 'One', slug: 'one-3' })
  })
})

describe('revisions', () => {
  test('are kept of each save that changes something, with who saved it', async () => {
    const { id: staffId } = await createStaff({ email: 'ann@example.com', name: 'Ann', passwordHash: 'x' })
    const { id } = await pageStore.create({ title: 'Draft', slug: 'one' })
    await pageStore.update(id, { title: 'Still a draft' })
    await pageStore.update(id, { title: 'Named', revisionName: 'Before the fair' }, { staffId })
    await pageStore.update(id, { isPublished: true, components: [hero] })
    await pageStore.update(id, { title: 'Live' })
    const revisions = await listRevisions(pageRevisions, id)
    expect(revisions).toEqual([
      expect.objectContaining({ version: 5, title: 'Live', isPublished: true, components: [hero], name: '' }),
      expect.objectContaining({ version: 4, title: 'Named', isPublished: true, staffName: null }),
      expect.objectContaining({ version: 3, title: 'Named', name: 'Before the fair', staffName: 'Ann' }),
      expect.objectContaining({ version: 2, title: 'Still a draft' }),
      expect.objectContaining({ version: 1, title: 'Draft' }),
    ])
    await pageStore.update(id, { title: 'Live', publishAt: null })
    expect(await listRevisions(pageRevisions, id)).toHaveLength(5)
  })

  test('of a page that is older than its history begin with how it was', async () => {
    const { id, updatedAt } = await pageStore.create({ title: 'Old', slug: 'old', components: [hero] })
    await write((db) => db.revision.deleteMany())
    await pageStore.update(id, { components: [] })
    expect(await listRevisions(pageRevisions, id)).toMatchObject([
      { version: 2, components: [] },
      { version: 1, components: [hero], createdAt: updatedAt },
    ])
  })

  test('are pruned as they are made, with the notes of their pictures; what waits to go live stays', async () => {
    const image = (hash: string) => ({ ...hero, config: { image: `/media/${hash.repeat(32)}/1.webp` } })
    const { id } = await pageStore.create({ title: 'Offer', slug: 'offer', isPublished: true })
    await saveDraft(id, { components: [image('a')] })
    await pageStore.update(id, { metaTitle: 'Spring' })
    await pageStore.update(id, { title: 'Sale' })
    const old = new Date(Date.now() - 40 * 24 * 60 * 60_000)
    await write((db) => db.revision.updateMany({ data: { createdAt: old } }))
    await pageStore.update(id, { slug: 'sale' })
    const remainingRows = await listRevisions(pageRevisions, id)
    const waits = await write((db) => db.page.findUnique({ where: { id }, select: { draftId: true } }))
    expect(remainingRows.map((revision) => revision.id)).toContain(waits?.draftId)
    expect(remainingRows.length).toBeLessThan(6)
    const noted = await write((db) => db.mediaMention.findMany({ where: { kind: 'revision' } }))
    expect(noted.every(({ ownerId }) => remainingRows.some((revision) => revision.id === ownerId))).toBe(true)
    expect(noted).not.toHaveLength(0)
  })

  test('begin with a page that is published when it is created', async () => {
    const { id } = await pageStore.create({ title: 'Live', slug: 'live', isPublished: true })
    expect(await listRevisions(pageRevisions, id)).toEqual([
      expect.objectContaining({ version: 1, title: 'Live' }),
    ])
  })
})

test.each([
  ['{broken', []],
  ['"text"', []],
  [JSON.stringify([hero, { id: 'no type' }, null]), [hero]],
])('components stored as %s do no harm', async (stored, expected) => {
  const { id } = await pageStore.create({ title: 'One', slug: 'one', isPublished: true })
  await write((db) => db.page.update({ where: { id }, data: { components: stored } }))
  expect((await pageStore.require(id)).components).toEqual(expected)
  expect((await getPublishedPage('one'))?.components).toEqual(expected)
})
