import { type StoredPage } from '@/lib/content-types'
import { pageSchema } from '@/lib/schemas/pages'
import { defineRecord } from '../define-record'

/** A page that staff make themselves, or a built-in one (lib/content/built-in-pages). */
export const page = defineRecord({
  kind: 'page',
  one: 'Page',
  several: 'Pages',
  icon: 'file',
  calls: '/api/pages',
  list: '/admin/pages',
  edit: '/admin/pages',
  editEnd: '/edit',
  titleColumn: 'title',
  deletedWords: 'deleted the page',
  address: '/',
  trashedSlug: 'deletedSlug',
  adding: { detail: 'Starts as a draft', words: 'add' },
  hasOwnScreens: true,
  isScheduled: true,
  hasRevisions: true,
  invalidates: (before, after) => [
    { kind: 'page', before: before as StoredPage | null, after: after as StoredPage | null },
  ],
  fields: pageSchema.shape,
  defaults: {
    content: '',
    metaTitle: '',
    metaDescription: '',
    components: [],
    isPublished: false,
    publishAt: null,
    unpublishAt: null,
  },
})
