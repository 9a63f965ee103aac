import { type LocationSlug } from '@/lib/business/recommendation-choices'
import { type Topic } from '@/lib/content/town-notes/topics'
import texts from './local-lines.json'
import { type WorkKind } from './works'

/**
 * A town note brought to the work it bears on. In `say`, `{fact}` and `{advice}` are the note's first and second
 * sentence; words of our own stand only where the note's advice is about other work than this.
 */
export type LocalLine = { topic: Topic; kinds: readonly WorkKind[]; say: string }

/** For each town its lines, the most telling first. Each sentence of a note is used at most once in a plan. */
export const localLines = texts.lines as Record<LocationSlug, readonly LocalLine[]>

/** The houses of a town in a few words, after its notes; used in turn. */
export const homes: Record<LocationSlug, readonly string[]> = texts.homes

/**
 * What a house of that age means for the work, where no note of the town's own bears on it. `{homes}` is one of the
 * phrases above.
 */
export const ageLines: Record<WorkKind, { prewar: string; postwar: string }> = texts.ages
