import { type WorkChoices } from '@/lib/business/estimate-choices'
import rows from './works.json'

/** Kinds of work, by which local notes and the age of a house are matched to it. */
export const workKinds = [
  'k-measure',
  'k-design',
  'k-fit',
  'k-structure',
  'k-reface',
  'k-swap',
  'k-cabinets',
  'k-counter',
  'k-light',
  'k-power',
  'k-plumbing',
  'k-splash',
  'k-floor',
  'k-appliance',
  'k-finish',
  'b-measure',
  'b-design',
  'b-structure',
  'b-shower',
  'b-vanity',
  'b-tub',
  'b-power',
  'b-floor',
  'b-finish',
] as const
export type WorkKind = (typeof workKinds)[number]

export type PermitKind = 'electrical' | 'plumbing' | 'building'

/** Something to be made, drawn or delivered before the work can start. */
export type Order = {
  /** Shortest and longest wait. */
  weeks: { from: number; to: number }
  /** Follows the time in the house: "1-2 weeks, after 3-4 weeks for the doors". */
  shown: string
  /** A clause for the reason, without its period. `{lead}` becomes "3-4 weeks" here and above. */
  says: string
  /** Cut from measurements of the finished work before it, so it never delays the start. */
  measuredLate?: true
  /** A drawing and a permit instead of a delivery. */
  paperwork?: true
}

export type Work = {
  title: string
  description: string
  /** Its kinds, the most telling first. */
  kinds: readonly WorkKind[]
  /** Time in the house. */
  site: string
  order?: Order
  permit?: PermitKind
  /** Its answers in an estimate: its ranges lie within theirs (decision 039). */
  asks: Partial<WorkChoices>
}

/** All work that plans are composed of. Prices are in the plans, since they depend on the scope. */
export const works = rows as Record<WorkId, Work>

export type WorkId = keyof typeof rows
