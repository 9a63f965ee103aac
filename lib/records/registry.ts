import { type RecordKind, type RecordNames } from './define-record'
import { job } from './job/definition'
import { lead } from './lead/definition'
import { page } from './page/definition'
import { place } from './place/definition'
import { post } from './post/definition'
import { project } from './project/definition'
import { service } from './service/definition'
import { testimonial } from './testimonial/definition'

/** The kinds of records that can be in the trash, in the order of staff's screens. */
const trashableKinds = [page, post, project, job, testimonial, lead] as const

export type Kind = (typeof trashableKinds)[number]['kind']
export type AnyRecord = RecordNames<Kind> & Partial<RecordKind>

export const records = trashableKinds as readonly RecordNames<Kind>[] as readonly AnyRecord[]

/** Returns the kind of a name; undefined for a name of none. */
export const recordOf = (kind: unknown) => records.find((record) => record.kind === kind)

export const requireKind = (kind: Kind): AnyRecord => records.find((record) => record.kind === kind)!

/** The kinds whose list and form are the common ones. */
export const listedRecords = records.filter(
  ({ fields, hasOwnScreens }) => fields && !hasOwnScreens,
) as readonly RecordKind[]

/** The kinds of the service area: without trash and samples, and in an order of their own. */
export const areaRecords = [place, service] as unknown as readonly RecordKind[]

export const requireListed = (kind: string) =>
  [...listedRecords, ...areaRecords].find((record) => record.kind === kind)!
