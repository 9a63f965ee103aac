import { type WorkChoices } from '@/lib/business/estimate-choices'
import rows from './works.json'

/** What a piece of work touches. Local notes and the age of a house are matched to work by this. */
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

/** What has to be made, drawn or delivered before the work can start. */
export type Order = {
  /** The wait in weeks, shortest and longest. */
  weeks: { from: number; to: number }
  /** Stands behind the time in your house: "1-2 weeks, after 3-4 weeks for the doors". */
  shown: string
  /** A clause for the reason, without its period. `{lead}` becomes "3-4 weeks" here and above. */
  says: string
  /** Cut from measurements taken on the finished work before it, so it never delays the start. */
  measuredLate?: true
  /** A drawing and a permit to wait for, in place of a delivery. */
  paperwork?: true
}

export type Work = {
  title: string
  description: string
  /** The kinds it belongs to, the most telling first. */
  kinds: readonly WorkKind[]
  /** Time in your house. */
  site: string
  order?: Order
  permit?: PermitKind
  /** What it is in an estimate: its ranges lie within those of the same answers there (decision 039). */
  asks: Partial<WorkChoices>
}

/** Every piece of work the plans are composed of. Prices stand in the plans: they depend on the scope. */
export const works = rows as Record<WorkId, Work>

export type WorkId = keyof typeof rows
