import { type StoredComponent, type StoredPage, type StoredRevision } from '@/lib/content-types'
import { sameValue } from '@/lib/page-document/same-value'
import { pairBlocks } from './changes'

/** A revision of the list: what its save changed, and whether it is the current or the live version. */
export type ListedRevision = Omit<StoredRevision, 'components'> & {
  blocks: number
  /** "Title changed, 1 component added"; empty if nothing visible changed, or nothing is known. */
  changes: string
  isCurrent: boolean
  isLive: boolean
}

type Texts = Pick<StoredPage, 'title' | 'slug' | 'metaTitle' | 'metaDescription' | 'components'>

const names = {
  title: 'title',
  slug: 'address',
  metaTitle: 'search title',
  metaDescription: 'search description',
} as const
const texts = Object.keys(names) as (keyof typeof names)[]

const count = (number: number, verb: string) =>
  number === 0 ? [] : [`${number} ${number === 1 ? 'component' : 'components'} ${verb}`]

function blockChanges(before: readonly StoredComponent[], after: readonly StoredComponent[]): string[] {
  const { pairs, removed } = pairBlocks(before, after)
  return [
    ...count(pairs.filter(({ isChanged }) => isChanged).length, 'changed'),
    ...count(pairs.filter(({ earlier }) => !earlier).length, 'added'),
    ...count(removed.length, 'deleted'),
    ...count(pairs.filter(({ isMoved }) => isMoved).length, 'moved'),
  ]
}

/** Summarizes what a save changed since the one before it. */
export function changesBetween(before: Texts, after: Texts): string {
  const changedNames = texts.filter((text) => before[text] !== after[text]).map((text) => names[text])
  const words = changedNames.length > 0 ? [`${changedNames.join(', ')} changed`] : []
  return [...words, ...blockChanges(before.components, after.components)]
    .join(', ')
    .replace(/^[a-z]/, (letter) => letter.toUpperCase())
}

const hasSameContent = (a: Texts, b: Texts) =>
  texts.every((text) => a[text] === b[text]) && sameValue(a.components, b.components)

/**
 * Describes a page's revisions, newest first, for their list. `working` is the page as staff edit it, `live` as
 * visitors see it, or null.
 */
export function listedRevisions(
  revisions: readonly StoredRevision[],
  working: StoredPage,
  live: StoredPage | null,
): ListedRevision[] {
  const savedRevisions = revisions.filter(({ version }) => version > 0)
  const current = savedRevisions.find((revision) => hasSameContent(revision, working))
  const liveRevision =
    live && savedRevisions.find((revision) => revision.isPublished && hasSameContent(revision, live))
  return revisions.map((revision) => {
    const { components, ...rest } = revision
    const before = revision.version > 0 ? savedRevisions[savedRevisions.indexOf(revision) + 1] : undefined
    return {
      ...rest,
      blocks: components.length,
      changes: before ? changesBetween(before, revision) : '',
      isCurrent: revision === current,
      isLive: revision === liveRevision,
    }
  })
}
