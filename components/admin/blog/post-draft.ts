import { type EditorKind } from '@/components/records/use-record'
import { localCopyStore } from '@/components/staff/local-copy-store'
import { type PostRevision, type StaffPost } from '@/lib/content-types'
import { asHtml, postPlainText } from '@/lib/page-document/post-text'
import { type Schedule } from '@/lib/page-document/schedule'
import { isRecord } from '@/lib/type-guards'
import { post } from '@/lib/records/post/definition'
import {
  joinSchedule,
  type RecordFields,
  splitSchedule,
  visibleField,
} from '@/lib/record-merge/record-fields'

export const blogList = '/admin/blog'

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

export type PostDraft = Texts & Schedule

export const emptyDraft = { title: '', slug: '', ...post.defaults } as PostDraft

/** Returns a stored post or a revision of it, which has no schedule, as a draft. A plain text becomes rich here. */
function draftOf(stored: Texts & Pick<Schedule, 'isPublished'> & Partial<Schedule>): PostDraft {
  const { title, slug, excerpt, featuredImage, town, category, metaTitle, metaDescription } = stored
  const { isPublished, publishAt = null, unpublishAt = null } = stored
  const content = asHtml(stored.content)
  const texts = { title, slug, excerpt, content, featuredImage, town, category, metaTitle, metaDescription }
  return { ...texts, isPublished, publishAt, unpublishAt }
}

const keys = Object.keys(emptyDraft) as (keyof PostDraft)[]

const sameDraft = (one: PostDraft, other: PostDraft): boolean =>
  one === other || keys.every((key) => one[key] === other[key])

export const postWork = localCopyStore<PostDraft>('post-work', {
  open: (stored) => (isRecord(stored) ? { ...emptyDraft, ...stored } : null),
  close: (draft) => draft,
})

export const postKind: EditorKind<StaffPost, PostDraft> = {
  what: 'post',
  kind: 'post',
  store: postWork,
  idOf: ({ id }) => id,
  draftOf,
  isSame: sameDraft,
  revisionOf: ({ publishAt: _publishAt, unpublishAt: _unpublishAt, ...state }) => state,
  storedIn: (problem) => (problem as { post?: StaffPost }).post,
  scheduleOf: ({ isPublished, publishAt, unpublishAt }) => ({ isPublished, publishAt, unpublishAt }),
  home: blogList,
  editPath: (id) => `${blogList}/${id ?? 'new'}/`,
  callPath: (id) => (id ? `/api/blog/${id}` : '/api/blog'),
}

/** Describes a post by the fields that are compared and merged. */
export const postFields: RecordFields<PostDraft, Texts & { visible: Schedule }> = {
  split: joinSchedule,
  join: splitSchedule,
  fields: {
    title: { label: 'Title' },
    content: { label: 'Text', kind: 'changed', text: postPlainText },
    featuredImage: {
      label: 'Featured picture',
      note: (picture) => (picture ? 'Another picture' : 'No picture'),
    },
    metaTitle: { label: 'Meta Title' },
    metaDescription: { label: 'Meta Description' },
    visible: visibleField,
  },
}

/** Returns the draft with the texts of a revision. Address and visibility stay as they are. */
export function restorePost(draft: PostDraft, revision: PostRevision): PostDraft {
  const { slug, isPublished, publishAt, unpublishAt } = draft
  return { ...draftOf(revision), slug, isPublished, publishAt, unpublishAt }
}
