import { type StoredPage, type StoredRevision } from '@/lib/content-types'
import { changesBetween, listedRevisions } from '@/lib/record-merge/revision-list'

const block = (id: string, text = '') => ({ id, type: 'text', config: { content: text } })
const page = (more: Partial<StoredPage> = {}): StoredPage => ({
  ...{ id: 'p', title: 'Offer', slug: 'offer', content: '', metaTitle: '', metaDescription: '' },
  ...{
    isPublished: true,
    publishAt: null,
    unpublishAt: null,
    components: [block('a'), block('b')],
    version: 3,
  },
  ...{ createdAt: '2026-11-22T10:00:00.000Z', updatedAt: '2026-11-22T10:00:00.000Z' },
  ...more,
})
const revision = (version: number, more: Partial<StoredRevision> = {}): StoredRevision => {
  const { publishAt: _publishAt, unpublishAt: _unpublishAt, updatedAt: _updatedAt, ...texts } = page()
  return { ...texts, name: '', staffName: null, ...more, id: `r${version}-${more.name ?? ''}`, version }
}

test.each([
  [{ title: 'Sale' }, 'Title changed'],
  [{ slug: 'sale', metaTitle: 'Sale' }, 'Address, search title changed'],
  [{ components: [block('a', 'New'), block('b')] }, '1 component changed'],
  [{ components: [block('b'), block('a')] }, '1 component moved'],
  [
    { title: 'Sale', components: [block('c'), block('d')] },
    'Title changed, 2 components added, 2 components deleted',
  ],
  [{ isPublished: false }, ''],
])('%j is said as “%s”', (change, words) => {
  expect(changesBetween(page(), page(change))).toBe(words)
})

test('the edited and the live revision are marked, whichever others are kept', () => {
  const draft = { title: 'Tomorrow', isPublished: false }
  const revisions = [
    revision(0, { name: 'Set aside', title: 'Theirs' }),
    revision(3, draft),
    revision(2),
    revision(1, { title: 'First', isPublished: false }),
  ]
  const rows = listedRevisions(revisions, page({ title: 'Tomorrow' }), page())
  expect(rows.map(({ isCurrent, isLive, changes }) => [isCurrent, isLive, changes])).toEqual([
    [false, false, ''],
    [true, false, 'Title changed'],
    [false, true, 'Title changed'],
    [false, false, ''],
  ])
  expect(rows[1]).not.toHaveProperty('components')
  expect(rows[1]?.blocks).toBe(2)
})

test('a draft that was given up isn’t current any more', () => {
  const rows = listedRevisions(
    [revision(3, { title: 'Tomorrow', isPublished: false }), revision(2)],
    page(),
    page(),
  )
  expect(rows.map(({ isCurrent }) => isCurrent)).toEqual([false, true])
  expect(listedRevisions([revision(2)], page(), null)[0]?.isLive).toBe(false)
})
