import { type RecordNames } from '../define-record'

/** A page that staff make themselves. */
export const page = {
  kind: 'page',
  one: 'Page',
  several: 'Pages',
  calls: '/api/pages',
  list: '/admin/pages',
  edit: '/admin/pages',
  editEnd: '/edit',
  model: 'page',
  titleColumn: 'title',
  deletedWords: 'deleted the page',
  address: '/',
  trashedSlug: 'deletedSlug',
} as const satisfies RecordNames
