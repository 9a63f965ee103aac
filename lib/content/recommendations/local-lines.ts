import { type LocationSlug } from '@/lib/business/recommendation-choices'
import { type Topic } from '@/lib/content/town-notes/topics'
import texts from './local-lines.json'
import { type WorkKind } from './works'

/**
 * A town note applied to a kind of work. In `say`, `{fact}` and `{advice}` are the note's first and second sentence; our own
 * text is used only where the note's advice is about other work.
 */
export type LocalLine = { topic: Topic; kinds: readonly WorkKind[]; say: string }

/** Lines of each town, the most telling first. A plan uses each sentence of a note at most once. */
export const localLines = texts.lines as Record<LocationSlug, readonly LocalLine[]>

/** Short descriptions of a town's houses, after its notes; used in turn. */
export const homes: Record<LocationSlug, readonly string[]> = texts.homes

/** Consequences of a house's age for the work, where no note of the town applies. `{homes}` is one of the phrases above. */
export const ageLines: Record<WorkKind, { prewar: string; postwar: string }> = texts.ages
