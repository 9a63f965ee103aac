import 'server-only'
import type { StoredComponent } from '@/lib/content-types'
import { builtInBlocks, builtInIds } from '@/lib/content/built-in-pages'
import { blocksIn } from '@/lib/page-document/stored'
import { isRecord, isText } from '@/lib/type-guards'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { type Reader, type Transaction } from './client'
import { parseJsonList, type Origin } from './json'
import { getRevisionState, type RevisionKind } from './revisions'

/** The columns that a page and each of its revisions have in common. */
export const fields = {
  title: true,
  slug: true,
  content: true,
  metaTitle: true,
  metaDescription: true,
  components: true,
  isPublished: true,
} as const
type PageState = Prisma.PageGetPayload<{ select: typeof fields }>

/** Leaves out records in the trash. */
export const present = { deletedAt: null }

/** Leaves out the built-in pages. */
export const madeByStaff = { id: { notIn: [...builtInIds] } }

const isComponent = (value: unknown): value is StoredComponent =>
  isRecord(value) && isText(value.id) && isText(value.type) && isRecord(value.config)

/** Parses the blocks in a column; anything else in it is left out and logged. */
export const parseComponents = (text: string, origin: Omit<Origin, 'field'>) =>
  parseJsonList(text, isComponent, { ...origin, field: 'components' }, blocksIn)

/** Parses the blocks of a page. A built-in page without any has those that it came with. */
export function parsePageBlocks(
  { components, slug }: { components: string; slug: string },
  origin: Omit<Origin, 'field'>,
): StoredComponent[] {
  const stored = parseComponents(components, origin)
  return stored.length > 0 ? stored : [...builtInBlocks(slug)]
}

const withComponents = (state: PageState, id: string) => ({
  ...state,
  components: parsePageBlocks(state, { model: 'Revision', id }),
})

export const pageRevisions: RevisionKind<PageState, ReturnType<typeof withComponents>> = {
  name: 'page',
  fields,
  parse: withComponents,
  isStored: async (tx, id) => (await tx.page.count({ where: { id, ...present } })) > 0,
  // The waiting draft.
  getReferred: async (tx, id) =>
    (await tx.page.findUnique({ where: { id }, select: { draftId: true } }))?.draftId,
}

/** Returns the texts that wait to go live on a page, or null. Address and visibility aren't among them. */
export async function getWaitingTexts(
  db: Reader | Transaction,
  pageId: string,
  draftId: string | null,
): Promise<Pick<PageState, 'title' | 'metaTitle' | 'metaDescription' | 'components'> | null> {
  const state = draftId === null ? null : await getRevisionState(db, pageRevisions, pageId, draftId)
  if (!state) return null
  const { title, metaTitle, metaDescription, components } = state
  return { title, metaTitle, metaDescription, components }
}
