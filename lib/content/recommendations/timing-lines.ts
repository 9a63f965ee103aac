import { type Timeline } from '@/lib/business/recommendation-choices'
import texts from './timing-lines.json'
import { type PermitKind } from './works'

/**
 * Reason for a step's wait: it is the drawing itself; none; something cut to measure during the work; a permit; or an order
 * of few, some or many weeks.
 */
export type Wait = 'drawing' | 'none' | 'measured' | 'permit' | 'short' | 'middle' | 'long'

/**
 * The lead time compared with the chosen start. `{order}` is the order's own clause ("Doors made to size take 3-4 weeks"),
 * `{site}` the time in the house. Several of one kind are used in turn, so that a plan doesn't repeat itself.
 */
export const timingLines: Record<Timeline, Record<Wait, readonly string[]>> = texts.waits

/** The first permit of a plan. `{office}` is the town's permit office in full. */
export const permitLines: Record<PermitKind, string> = texts.permits

/** Meaning of the start for that first permit. */
export const permitTiming: Record<Timeline, string> = texts.permitStarts

/** Further permits of the same plan. */
export const nextPermitLines: readonly string[] = texts.nextPermits

/** The sum of all steps compared with the budget. `{left}` is the rest under its ceiling. */
export const totalLines: Record<'above' | 'below' | 'open' | 'within', string> = texts.totals
