import { type Difference } from '@/components/builder/compare'
import { originOf, type Part } from '@/components/builder/together'
import { wordChange } from '@/lib/record-merge/text-change'
import { type WorkKind } from '@/components/builder/use-work-saving'
import { workStore } from '@/components/staff/work-store'
import { type PostRevision, type StaffPost } from '@/lib/content-types'
import { type Answers, mergeFields } from '@/lib/record-merge/merge'
import { asHtml, postWords } from '@/lib/page-document/post-text'
import { sameValue } from '@/lib/page-document/same-value'
import { type Schedule } from '@/lib/page-document/schedule'
import { isRecord } from '@/lib/shapes'
import { officeMoment } from '@/lib/time/office-time'

type Texts = Pick<
  StaffPost,
  | 'title'
  | 'slug'
  | 'excerpt'
  | 'content'
  | 'featuredImage'
  | 'town'
  | 'category'
  | 'metaTitle'
  | 'metaDescription'
>

/** Everything that saving a post sends. */
export type PostDraft = Texts & Schedule

export const emptyDraft: PostDraft = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  featuredImage: '',
  town: '',
  category: '',
  metaTitle: '',
  metaDescription: '',
  isPublished: false,
  publishAt: null,
  unpublishAt: null,
}

/** The stored post as a draft, or a revision of it: that one knows no schedule. A plain text becomes rich here. */
export function draftOf(post: Texts & Pick<Schedule, 'isPublished'> & Partial<Schedule>): PostDraft {
  const { title, slug, excerpt, featuredImage, town, category, metaTitle, metaDescription } = post
  const { isPublished, publishAt = null, unpublishAt = null } = post
  const content = asHtml(post.content)
  const texts = { title, slug, excerpt, content, featuredImage, town, category, metaTitle, metaDescription }
  return { ...texts, isPublished, publishAt, unpublishAt }
}

const keys = Object.keys(emptyDraft) as (keyof PostDraft)[]

/** Whether two drafts say the same. */
export const sameDraft = (one: PostDraft, other: PostDraft): boolean =>
  one === other || keys.every((key) => one[key] === other[key])

/** A post as work that is saved and kept. */
export const postKind: WorkKind<StaffPost, PostDraft> = {
  what: 'post',
  draftOf,
  isSame: sameDraft,
  revisionOf: ({ publishAt: _publishAt, unpublishAt: _unpublishAt, ...state }) => state,
  storedIn: (problem) => (problem as { post: StaffPost }).post,
}

/** Where unsaved work on posts is kept. */
export const postWork = workStore<PostDraft>('post-work', {
  open: (kept) => (isRecord(kept) ? { ...emptyDraft, ...kept } : null),
  close: (draft) => draft,
})

/** A draft's parts as they are decided about: whether it is shown, and from when to when, is one thing. */
const partsOf = ({ isPublished, publishAt, unpublishAt, ...texts }: PostDraft) => ({
  ...texts,
  visible: { isPublished, publishAt, unpublishAt },
})
type Parts = ReturnType<typeof partsOf>

const names: Record<keyof Parts, string> = {
  title: 'Title',
  slug: 'Slug',
  excerpt: 'Excerpt',
  content: 'Text',
  featuredImage: 'Featured picture',
  town: 'Town',
  category: 'Category',
  metaTitle: 'Meta Title',
  metaDescription: 'Meta Description',
  visible: 'Visible',
}

const visibleText = ({ isPublished, publishAt, unpublishAt }: Schedule) =>
  [
    isPublished ? 'Published' : publishAt ? `Published ${officeMoment(publishAt)}` : 'Draft',
    unpublishAt && `hidden ${officeMoment(unpublishAt)}`,
  ]
    .filter(Boolean)
    .join(', ')

function differenceOf(key: keyof Parts, before: Parts, after: Parts): Difference {
  const difference: Difference = {
    kind: key === 'content' ? 'changed' : 'settings',
    key,
    name: names[key],
    quote: [],
    note: '',
  }
  if (key === 'visible') return { ...difference, note: visibleText(after.visible) }
  if (key === 'featuredImage') return { ...difference, note: after[key] ? 'Another picture' : 'No picture' }
  const [old, now] =
    key === 'content' ? [postWords(before[key]), postWords(after[key])] : [before[key], after[key]]
  if (!now) return { ...difference, note: 'Emptied' }
  // Where only the words' dress changed, e.g. to bold, there is nothing to quote.
  return old === now ? { ...difference, note: 'Changed' } : { ...difference, quote: wordChange(old, now) }
}

/** What a draft changes against another one. */
export function differences(from: PostDraft, to: PostDraft): Difference[] {
  const [before, after] = [partsOf(from), partsOf(to)]
  return (Object.keys(names) as (keyof Parts)[])
    .filter((key) => !sameValue(before[key], after[key]))
    .map((key) => differenceOf(key, before, after))
}

/** Whose work each part is that at least one has changed, in the form's order. */
export function postParts(base: PostDraft, mine: PostDraft, theirs: PostDraft, asked: string[]): Part[] {
  const [was, one, other] = [partsOf(base), partsOf(mine), partsOf(theirs)]
  return (Object.keys(names) as (keyof Parts)[]).flatMap((key) => {
    const by = (side: Parts) => !sameValue(side[key], was[key])
    const origin = originOf(by(one), by(other), asked.includes(key))
    return origin === 'same' ? [] : [{ key, name: names[key], origin, fields: [] }]
  })
}

type PostMerge = { draft: PostDraft; asked: string[] }

/** Puts two drafts together that both began as `base`; what both changed differently stays mine unless answered. */
export function mergeDrafts(
  base: PostDraft,
  mine: PostDraft,
  theirs: PostDraft,
  answers: Answers,
): PostMerge {
  const { merged, questions } = mergeFields(partsOf(base), partsOf(mine), partsOf(theirs), answers)
  const { visible, ...texts } = merged
  return { draft: { ...texts, ...visible }, asked: questions.map(({ key }) => key) }
}

/** The draft with a revision brought back: its texts, while address and visibility stay as they are now. */
export function restored(now: PostDraft, revision: PostRevision): PostDraft {
  const { slug, isPublished, publishAt, unpublishAt } = now
  return { ...draftOf(revision), slug, isPublished, publishAt, unpublishAt }
}
