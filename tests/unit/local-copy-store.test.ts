/** @jest-environment jsdom */
import { draftOf, sameDraft } from '@/components/builder/draft'
import { pageLocalCopies } from '@/components/builder/local-copies'

const { keep, listLocal: listKept } = pageLocalCopies

const settings = {
  title: 'Financing',
  slug: 'financing',
  isPublished: false,
  publishAt: null,
  unpublishAt: null,
  metaTitle: '',
  metaDescription: '',
}
const draft = (title: string) =>
  draftOf({ ...settings, components: [{ id: 'hero-1', type: 'hero', config: { title } }] })
const work = { at: new Date().toISOString(), version: 3, base: draft('Before'), draft: draft('After') }

beforeEach(() => localStorage.clear())

test('a stored copy comes back unchanged', () => {
  expect(keep('page-work:p:1', work)).toBe(true)
  expect(listKept('p')).toEqual([{ ...work, key: 'page-work:p:1' }])
  expect(listKept('other')).toEqual([])
})

test('work that older code kept is a draft of today, and the same one', () => {
  const older = {
    ...work,
    base: { ...work.base, document: { ...work.base.document, version: 1 } },
    draft: { ...work.draft, document: { ...work.draft.document, version: 1 } },
  }
  localStorage.setItem('page-work:p:1', JSON.stringify(older))
  const [found] = listKept('p')
  expect(found && sameDraft(found.draft, work.draft) && sameDraft(found.base, work.base)).toBe(true)
})

test('work that nobody has come back to for thirty days is deleted', () => {
  const before = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  keep('page-work:p:1', { ...work, at: before(31) })
  keep('page-work:p:2', { ...work, at: before(29) })
  expect(listKept('p').map(({ key }) => key)).toEqual(['page-work:p:2'])
  expect(Object.keys(localStorage)).toEqual(['page-work:p:2'])
})

test.each(['{broken', 'null', '{}', '{"draft":{"settings":{}},"base":null}'])(
  '%s is as good as none',
  (text) => {
    localStorage.setItem('page-work:p:1', text)
    expect(listKept('p')).toEqual([])
  },
)
