// The three tables of revisions that there were, on a database that was made by the migrations before, and what becomes of
// them in the one that there is: nothing is lost.
import { readdirSync, readFileSync } from 'node:fs'
import { copyRevisions } from '@/lib/data/area-rows'
import { write } from '@/lib/data/client'
import { pageRevisions } from '@/lib/data/page-fields'
import { pageStore } from '@/lib/records/page/store'
import { postRevisions } from '@/lib/data/post-fields'
import { listRevisions } from '@/lib/data/revisions'
import { documentJson } from '@/lib/page-document/stored'

/** The migration that moves them. */
export const migration =
  readdirSync('prisma/sqlite/migrations').find((name) => name.endsWith('_revisions')) ?? ''
export const scripts = (provider: string, fits: (name: string) => boolean) =>
  readdirSync(`prisma/${provider}/migrations`)
    .filter((name) => /^\d/.test(name) && fits(name))
    .sort()
    .map((name) => readFileSync(`prisma/${provider}/migrations/${name}/migration.sql`, 'utf8'))

const odd = 'He said “5” \\ "6"\n\tand\u0001 \u007f\u2028 </script> it’s ☕ é'
const hero = { id: 'hero-1', type: 'hero', config: { title: odd } }
const common = { title: odd, slug: 'offer', content: '', metaTitle: 'Meta', metaDescription: '' }
const page = { ...common, components: documentJson([hero]), isPublished: true }
const { components: _, ...texts } = page
const post = {
  ...texts,
  excerpt: 'Short',
  featuredImage: '',
  town: 'Nyack',
  category: 'Tips',
  isPublished: false,
}
const landing = {
  ...{ headline: odd, lede: '', description: '', parts: '[{"title":"a","text":"b"}]', questions: '[]' },
  ...{ blocks: documentJson([hero]), pictures: '{"hero":"/images/a.webp"}', projects: '["p"]' },
}
const createdAt = '2026-10-02T08:15:30.123'
const revision = { name: 'Before the sale', version: 3, staffId: 'ann', createdAt }
const changedAt = { createdAt, updatedAt: createdAt }

/** Rows of the version before, in the order in which they refer to each other. */
export const rows: [string, Record<string, unknown>][] = [
  ['Staff', { id: 'ann', email: 'ann@example.com', name: 'Ann', passwordHash: 'x', updatedAt: createdAt }],
  ['Page', { id: 'p', ...page, version: 3, draftId: 'r-draft', ...changedAt }],
  ['Post', { id: 'o', ...post, version: 3, ...changedAt }],
  ['LandingPage', { id: 'nyack:town', place: 'nyack', service: 'town', ...landing, updatedAt: createdAt }],
  ['PageRevision', { id: 'r-page', pageId: 'p', ...page, ...revision }],
  ['PageRevision', { id: 'r-draft', pageId: 'p', ...page, isPublished: false, ...revision, staffId: null }],
  ['PostRevision', { id: 'r-post', postId: 'o', ...post, ...revision, version: 0, name: '' }],
  ['LandingRevision', { id: 'r-landing', landingId: 'nyack:town', ...landing, ...revision }],
]

const facts = { name: 'Before the sale', version: 3, createdAt: `${createdAt}Z`, staffName: 'Ann' }
const block = { ...page, components: [hero] }

export async function expectAll(): Promise<void> {
  expect(await listRevisions(pageRevisions, 'p')).toEqual([
    { id: 'r-page', ...block, ...facts },
    { id: 'r-draft', ...block, isPublished: false, ...facts, staffName: null },
  ])
  expect(await listRevisions(postRevisions, 'o')).toEqual([
    { id: 'r-post', ...post, ...facts, version: 0, name: '' },
  ])
  expect(await listRevisions(copyRevisions, 'nyack:town')).toEqual([
    {
      ...{ id: 'r-landing', headline: odd, lede: '', description: '', parts: [{ title: 'a', text: 'b' }] },
      ...{ questions: [], blocks: [hero], pictures: { hero: '/images/a.webp' }, projects: ['p'] },
      ...facts,
    },
  ])
  // States are texts that JavaScript would have written: a save that changes nothing finds the revision that there is.
  await pageStore.update('p', { title: odd })
  expect(await listRevisions(pageRevisions, 'p')).toHaveLength(2)
  const newPage = await pageStore.create({ title: 'New', slug: 'new' })
  expect(await listRevisions(pageRevisions, newPage.id)).toHaveLength(1)
  expect(await write((db) => db.revision.count())).toBe(5)
}
