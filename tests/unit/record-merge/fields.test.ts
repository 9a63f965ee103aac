import { emptyDraft, type PostDraft, postFields } from '@/components/admin/blog/post-draft'
import { formRecord } from '@/components/records/form-values'
import { listChanges } from '@/lib/record-merge/changes'
import { mergeRecords } from '@/lib/record-merge/merge-records'

const base: PostDraft = { ...emptyDraft, title: 'Oak', content: '<p>Oak floors.</p>', excerpt: 'Short' }
const lines = (to: PostDraft) =>
  listChanges(postFields, base, to).list.map(({ kind, name, quote, note }) => [
    kind,
    name,
    quote.map(({ text, mark }) => (mark ? `${mark} ${text}` : text)).join(' | '),
    note,
  ])

test('a post’s changes are quoted from its words, and said of what has none', () => {
  expect(
    lines({
      ...base,
      content: '<p>Oak and ash floors.</p>',
      excerpt: '',
      featuredImage: '/images/kitchen-03-after.webp',
      metaTitle: 'Floors',
      publishAt: '2031-03-03T14:00:00.000Z',
    }),
  ).toEqual([
    ['settings', 'Excerpt', '', 'Emptied'],
    ['changed', 'Text', 'Oak | ins and ash | floors.', ''],
    ['settings', 'Featured picture', '', 'Another picture'],
    ['settings', 'Meta Title', 'ins Floors', ''],
    ['settings', 'Visible', '', 'Published Mar 3, 2031, 9:00 AM'],
  ])
  // Only the markup changed.
  expect(lines({ ...base, content: '<p><strong>Oak</strong> floors.</p>' })).toEqual([
    ['changed', 'Text', '', 'Changed'],
  ])
})

test('the schedule of a post is merged as one', () => {
  const local = { ...base, isPublished: true }
  const remote = { ...base, publishAt: '2031-03-03T14:00:00.000Z', title: 'Ash' }
  const merge = mergeRecords(postFields, { base, local, remote })
  expect([...merge.contested]).toEqual(['visible'])
  expect(merge.draft).toEqual({ ...local, title: 'Ash' })
  expect(mergeRecords(postFields, { base, local, remote }, { visible: 'remote' }).draft).toEqual(remote)
})

test('a form’s values are compared by their paths, lists as one value', () => {
  const record = formRecord({ 'notes.setting': 'Setting' })
  const from = { name: 'Nyack', isOn: true, tags: ['a'], steps: [{ text: 'One' }], notes: { setting: '' } }
  const to = { name: 'Nyack', isOn: false, tags: ['a', 'b'], steps: [], notes: { setting: 'Hilly' } }
  expect(listChanges(record, from, to).list.map(({ name, note }) => [name, note])).toEqual([
    ['Is on', ''],
    ['Tags', ''],
    ['Steps', 'Emptied'],
    ['Setting', ''],
  ])
  expect(record.join(record.split(to))).toEqual(to)
})
