import { type Draft, draftOf, sameDraft } from '@/components/builder/draft'
import { draftToast, savedDraft } from '@/components/builder/draft-calls'
import { type Page } from '@/lib/content-types'

const page: Page = {
  ...{ id: 'p', title: 'Offer', slug: 'offer', content: '', metaTitle: '', metaDescription: '' },
  ...{ isPublished: true, publishAt: null, unpublishAt: null, components: [], version: 2 },
  ...{ createdAt: '2026-11-22T10:00:00.000Z', updatedAt: '2026-11-22T10:00:00.000Z' },
}
const { document, settings } = draftOf(page)

test('changes saved as a draft count as saved, except address and visibility', () => {
  // Steps in the canvas write it in either order.
  const draft: Draft = { settings: { ...settings, title: 'Sale' }, document }
  expect(sameDraft(savedDraft(draft, page), draft)).toBe(true)
  const moved: Draft = { document, settings: { ...settings, slug: 'sale', isPublished: false } }
  expect(savedDraft(moved, page).settings).toMatchObject({ slug: 'offer', isPublished: true })
})

test('it is said when visitors see it', () => {
  const work = draftOf(page)
  const draft = { savedAt: page.updatedAt, publishAt: null }
  expect(draftToast({ ...page, draft }, {}, work).description).toContain('as it was until you publish')
  const publishAt = '2099-01-04T14:00:00.000Z'
  const planned = draftToast({ ...page, draft: { ...draft, publishAt } }, { revisionName: 'Spring' }, work)
  expect(planned).toEqual({
    title: 'Saved as “Spring”',
    description: 'Visitors see it from Jan 4, 2099, 9:00 AM on.',
  })
  expect(draftToast({ ...page, isPublished: false }, {}, work)).toEqual({ title: 'Draft saved' })
  const moved = { ...work, settings: { ...work.settings, slug: 'sale' } }
  expect(draftToast(page, {}, moved).description).toMatch(/^The address, .* change with Save Page/)
})
