import { type Draft, draftOf } from '@/components/builder/draft'
import { pageFields } from '@/components/builder/page-fields'
import { screenReducer, startScreen } from '@/components/builder/screen-state'
import { type Page } from '@/lib/content-types'
import { blockKey } from '@/lib/record-merge/changes'
import { type Answers } from '@/lib/record-merge/merge'
import { countParts, mergeRecords } from '@/lib/record-merge/merge-records'

const stored: Page = {
  ...{ id: 'p', title: 'Offer', slug: 'offer', content: '', metaTitle: '', metaDescription: '' },
  ...{ isPublished: false, publishAt: null, unpublishAt: null, version: 2 },
  ...{ createdAt: '2026-11-22T10:00:00.000Z', updatedAt: '2026-11-22T10:00:00.000Z' },
  components: [
    { id: 'hero', type: 'hero', config: { title: 'A', subtitle: 'B' } },
    { id: 'text', type: 'text', config: { content: 'C' } },
    { id: 'cta', type: 'cta', config: { title: 'D' } },
    { id: 'faq', type: 'faq', config: {} },
  ],
}
const base = draftOf(stored)

/** The page with blocks changed (by id; null for a deleted one), and blocks added at the end. */
const changed = (configs: Record<string, object | null>, ...added: string[]): Draft =>
  draftOf({
    ...stored,
    components: [
      ...stored.components.flatMap((block) => {
        const config = configs[block.id]
        return config === null ? [] : [{ ...block, config: { ...block.config, ...config } }]
      }),
      ...added.map((id) => ({ id, type: 'reviews', config: {} })),
    ],
  })

const parts = (local: Draft, remote: Draft, answers: Answers = {}) => {
  const merge = mergeRecords(pageFields, { base, local: local, remote: remote }, answers)
  const { blocks } = merge
  return {
    merge,
    blocks,
    marks: blocks.map(
      ({ key, origin, block }) => `${key.replace('blocks:', '')} ${origin}${block ? '' : ' out'}`,
    ),
  }
}

test('each block of the merged page says whose it is, and what is left out stands where it was', () => {
  const local = changed({ hero: { title: 'Mine' }, text: null }, 'm')
  const remote = changed({ hero: { subtitle: 'Theirs' }, cta: { title: 'Theirs' } }, 't')
  const { merge, marks } = parts(local, remote)
  expect(marks).toEqual(['hero both', 'text local out', 'cta remote', 'faq same', 'm local', 't remote'])
  // Of a block that both changed each one's fields are taken.
  expect(merge.draft.document.blocks[0]?.config).toEqual({ title: 'Mine', subtitle: 'Theirs' })
  expect([...merge.contested]).toEqual([])
})

test('a conflict names the fields and is settled by a choice; what else they changed of the block stays', () => {
  const local = changed({ hero: { title: 'Mine' }, cta: null })
  const remote = changed({ hero: { title: 'Theirs', subtitle: 'Theirs' }, cta: { title: 'Theirs' } })
  const { blocks, marks, merge } = parts(local, remote)
  expect(marks).toEqual(['hero contested', 'text same', 'cta contested out', 'faq same'])
  expect(blocks[0]?.fields).toEqual(['Title'])
  expect(merge.draft.document.blocks[0]?.config).toEqual({ title: 'Mine', subtitle: 'Theirs' })
  const chosen = parts(local, remote, { [blockKey('hero')]: 'remote', [blockKey('cta')]: 'remote' })
  expect(chosen.marks).toEqual(['hero contested', 'text same', 'cta contested', 'faq same'])
  expect(chosen.merge.draft.document.blocks[0]?.config).toEqual({ title: 'Theirs', subtitle: 'Theirs' })
})

test('settings say whose they are, and all of it is counted in words', () => {
  const rename = (title: string, more = {}) => ({ ...base, settings: { ...base.settings, title, ...more } })
  const [mine, theirs] = [
    rename('Mine', { metaTitle: 'Mine' }),
    rename('Theirs', { metaDescription: 'Theirs' }),
  ]
  const { fields: settings } = parts(mine, theirs).merge
  expect(settings.map(({ name, origin }) => `${name}: ${origin}`)).toEqual([
    'Page Title: contested',
    'Meta Title: local',
    'Meta Description: remote',
  ])
  expect(countParts(settings, 'Dana')).toBe('1 from you, 1 from Dana and 1 changed by both in different ways')
  expect(countParts([], 'Dana')).toBe('')
})

test('a planned moment that comes shows the page as live, and leaves unsaved work and what one has settled oneself', () => {
  const planned = { ...stored, publishAt: '2026-11-23T10:00:00.000Z' }
  const start = startScreen(planned)
  const { settings } = start.builder.history.present
  const typed = screenReducer(start, { type: 'settings', settings: { ...settings, title: 'Sale' }, now: 0 })
  const live = screenReducer(typed, { type: 'current', page: { ...stored, isPublished: true, version: 3 } })
  expect(live.builder.history.present.settings).toMatchObject({
    ...{ title: 'Sale', isPublished: true, publishAt: null },
  })
  expect(live.saved).toMatchObject({ version: 3, stored: { isLive: true } })
  expect(live.saved.draft.settings).toMatchObject({ title: 'Offer', isPublished: true })
  expect(live.builder.announcement.text).toBe('The page is live now')

  const later = { ...settings, publishAt: '2026-12-01T10:00:00.000Z' }
  const moved = screenReducer(start, { type: 'settings', settings: later, now: 0 })
  const current = screenReducer(moved, { type: 'current', page: { ...stored, isPublished: true } })
  expect(current.builder.history.present.settings).toEqual(later)
})
