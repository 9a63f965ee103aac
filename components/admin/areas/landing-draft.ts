import { blockRegistry, nameOf } from '@/components/blocks/registry'
import { type Difference } from '@/components/builder/compare'
import { inWords, wordChange } from '@/lib/record-merge/text-change'
import { type WorkKind } from '@/components/builder/use-work-saving'
import { workStore } from '@/components/staff/work-store'
import { emptyTexts, type LandingTexts, type LandingWords } from '@/lib/content/areas'
import { type PageComponent } from '@/lib/content-types'
import { type Answers, mergeFields } from '@/lib/record-merge/merge'
import { sameValue } from '@/lib/page-document/same-value'
import { openBlocks } from '@/lib/page-document/stored'
import { isRecord } from '@/lib/shapes'

/** Everything that saving a page's own words sends. */
export type LandingDraft = Omit<LandingTexts, 'blocks'> & { blocks: PageComponent[] }

/** The stored words as a draft, or a kept state of them; where none are written, an empty one. */
export function draftOf(words: LandingTexts | null): LandingDraft {
  const { headline, lede, description, parts, questions, blocks, pictures, projects } = words ?? emptyTexts
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

/** Whether two drafts say the same. */
export const sameDraft = (one: LandingDraft, other: LandingDraft): boolean => sameValue(one, other)

/** A page's own words as work that is saved and kept. */
export const landingKind: WorkKind<LandingWords, LandingDraft> = {
  what: 'page',
  draftOf,
  isSame: sameDraft,
  revisionOf: (draft) => draft,
  storedIn: (problem) => (problem as { current: LandingWords }).current,
}

/** Where unsaved work on pages of places and services is kept. */
export const landingWork = workStore<LandingDraft>('landing-work', {
  open: (kept) => (isRecord(kept) ? { ...draftOf(null), ...kept } : null),
  close: (draft) => draft,
})

const names: Record<keyof LandingDraft, string> = {
  headline: 'Headline',
  lede: 'Opening',
  description: 'Description',
  parts: 'Own words',
  questions: 'Questions',
  blocks: 'Extra components',
  pictures: 'Pictures',
  projects: 'Projects',
}
const keys = Object.keys(names) as (keyof LandingDraft)[]

/** A part of a draft as one text, where it is one. */
function textOf(draft: LandingDraft, key: keyof LandingDraft): string | null {
  if (key === 'headline' || key === 'lede' || key === 'description') return draft[key]
  if (key === 'parts') return draft.parts.map(({ title, text }) => `${title} ${text}`).join(' ')
  if (key === 'questions')
    return draft.questions.map(({ question, answer }) => `${question} ${answer}`).join(' ')
  return null
}

function noteOf(draft: LandingDraft, key: keyof LandingDraft): string {
  if (key === 'blocks') {
    const shown = draft.blocks.map(({ type }) => nameOf(type))
    return shown.length > 0 ? inWords(shown) : 'None'
  }
  if (key === 'pictures') return draft.pictures.hero || draft.pictures.detail ? 'Changed' : 'The usual ones'
  if (key === 'projects') return draft.projects.length > 0 ? 'Others, chosen by hand' : 'The nearest ones'
  return 'Emptied'
}

/** What a draft changes against another one. */
export function differences(from: LandingDraft, to: LandingDraft): Difference[] {
  return keys
    .filter((key) => !sameValue(from[key], to[key]))
    .map((key) => {
      const [before, after] = [textOf(from, key), textOf(to, key)]
      const quote = after ? wordChange(before ?? '', after) : []
      const kind = key === 'parts' ? 'changed' : 'settings'
      return { kind, key, name: names[key], quote, note: quote.length > 0 ? '' : noteOf(to, key) }
    })
}

/** Puts two drafts together that both began as `base`; what both changed differently stays mine unless answered. */
export function mergeDrafts(
  base: LandingDraft,
  mine: LandingDraft,
  theirs: LandingDraft,
  answers: Answers,
): { draft: LandingDraft; asked: string[] } {
  const { merged, questions } = mergeFields(base, mine, theirs, answers)
  return { draft: merged, asked: questions.map(({ key }) => key) }
}
