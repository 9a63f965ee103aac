import { blockRegistry, nameOf } from '@/components/blocks/registry'
import { type RecordFields } from '@/lib/record-merge/record-fields'
import { firstInWords } from '@/lib/record-merge/text-change'
import { type EditorKind } from '@/components/records/use-record'
import { localCopyStore } from '@/components/staff/local-copy-store'
import { emptyCopy, landingId, type CopyTexts, type PageCopy } from '@/lib/content/areas'
import { type PageComponent } from '@/lib/content-types'
import { sameValue } from '@/lib/page-document/same-value'
import { openBlocks } from '@/lib/page-document/stored'
import { isRecord } from '@/lib/type-guards'
import { pageCopy } from '@/lib/records/page-copy/definition'

/** The fields of page copy that are edited and saved. */
export type LandingDraft = Omit<CopyTexts, 'blocks'> & { blocks: PageComponent[] }

/** Returns stored copy, or a revision of it, as a draft; an empty one if there is none. */
export function draftOf(copy: CopyTexts | null): LandingDraft {
  const { headline, lede, description, parts, questions, blocks, pictures, projects } = copy ?? emptyCopy
  return {
    headline,
    lede,
    description,
    parts,
    questions,
    blocks: openBlocks(blocks, blockRegistry),
    pictures,
    projects,
  }
}

/** Local copies of page copy. */
export const landingCopies = localCopyStore<LandingDraft>('landing-work', {
  open: (stored) => (isRecord(stored) ? { ...draftOf(null), ...stored } : null),
  close: (draft) => draft,
})

/** The kind of record for the editor: its store, addresses and revisions. */
export const landingKind: EditorKind<PageCopy, LandingDraft> = {
  what: 'page',
  kind: pageCopy.kind,
  store: landingCopies,
  idOf: ({ place, service }) => landingId(place, service),
  draftOf,
  isSame: sameValue,
  revisionOf: (draft) => draft,
  storedIn: (problem) => (problem as { current?: PageCopy }).current,
  home: pageCopy.list,
  editPath: (id) => `${pageCopy.edit}/${id}/`,
  callPath: (id) => `${pageCopy.calls}/${id}`,
}

/** Describes page copy by the fields that are compared and merged. */
export const landingFields: RecordFields<LandingDraft, LandingDraft> = {
  split: (draft) => draft,
  join: (draft) => draft,
  fields: {
    lede: { label: 'Opening' },
    parts: {
      label: 'Page copy',
      kind: 'changed',
      text: (parts) => parts.map(({ title, text }) => `${title} ${text}`).join(' '),
    },
    questions: {
      label: 'Questions',
      text: (questions) => questions.map(({ question, answer }) => `${question} ${answer}`).join(' '),
    },
    blocks: {
      label: 'Extra components',
      note: (blocks) => (blocks.length > 0 ? firstInWords(blocks.map(({ type }) => nameOf(type))) : 'None'),
    },
    pictures: {
      label: 'Pictures',
      note: ({ hero, detail }) => (hero || detail ? 'Changed' : 'The usual ones'),
    },
    projects: {
      label: 'Projects',
      note: (projects) => (projects.length > 0 ? 'Others, chosen by hand' : 'The nearest ones'),
    },
  },
}
