import { type RecordNames } from '../define-record'

/** A post of the blog. */
export const post = {
  kind: 'post',
  one: 'Post',
  several: 'Posts',
  calls: '/api/blog',
  list: '/admin/blog',
  edit: '/admin/blog',
  editEnd: '/edit',
  model: 'post',
  titleColumn: 'title',
  deletedWords: 'deleted the post',
  address: '/blog/',
  trashedSlug: 'deletedSlug',
} as const satisfies RecordNames
