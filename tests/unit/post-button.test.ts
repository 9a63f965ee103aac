import { deedOf } from '@/components/admin/blog/use-post-editor'
import { emptyDraft, type PostDraft } from '@/components/admin/blog/post-draft'

const draft: PostDraft = { ...emptyDraft, isPublished: false, publishAt: null }
const planned: PostDraft = { ...draft, publishAt: '2999-11-23T14:00:00.000Z' }
const live: PostDraft = { ...draft, isPublished: true }

test.each([
  ['draft', 'draft', draft, draft, 'Save draft', 'Only staff see a draft'],
  ['draft', 'planned', draft, planned, 'Schedule', 'Visitors see it from Nov 23, 2999, 9:00 AM'],
  ['draft', 'live', draft, live, 'Publish', 'Visitors see it right away'],
  ['planned', 'draft', planned, draft, 'Save draft', 'Only staff see a draft'],
  ['planned', 'live', planned, live, 'Publish', 'Visitors see it right away'],
  ['live', 'live', live, live, 'Update', 'Visitors see it right away'],
  ['live', 'planned', live, planned, 'Schedule', 'Visitors won’t find it until Nov 23, 2999, 9:00 AM'],
  ['live', 'draft', live, draft, 'Unpublish', 'Visitors no longer find it'],
])('a %s post that becomes %s', (_was, _is, stored, edited, label, effect) => {
  expect(deedOf(stored, edited)).toMatchObject({ label, effect })
})
