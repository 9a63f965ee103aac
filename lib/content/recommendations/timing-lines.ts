import { type Timeline } from '@/lib/business/recommendation-choices'
import texts from './timing-lines.json'
import { type PermitKind } from './works'

/**
 * What a step waits for: it is the drawing itself; it waits for nothing; for something cut to measure during the work;
 * for a permit; or for an order of few, some or many weeks.
 */
export type Wait = 'drawing' | 'none' | 'measured' | 'permit' | 'short' | 'middle' | 'long'

/**
 * The lead time against the start that was chosen. `{order}` is the order's own clause ("Doors made to size take
 * 3-4 weeks"), `{site}` the time it takes. Several of one kind are used in turn, so that a plan does not repeat itself.
 */
export const timingLines: Record<Timeline, Record<Wait, readonly string[]>> = texts.waits

/** The first permit of a plan. `{office}` is the town's permit office, written out. */
export const permitLines: Record<PermitKind, string> = texts.permits

/** What the start means for that first permit. */
export const permitTiming: Record<Timeline, string> = texts.permitStarts

/** Further permits of the same plan. */
export const nextPermitLines: readonly string[] = texts.nextPermits

/** What all steps come to beside the budget. `{left}` is what stays under its ceiling. */
export const totalLines: Record<'above' | 'below' | 'open' | 'within', string> = texts.totals
