import { type RecordKind, type RecordNames } from './define-record'
import { lead } from './lead/definition'
import { page } from './page/definition'
import { post } from './post/definition'
import { project } from './project/definition'
import { testimonial } from './testimonial/definition'

/** All kinds of records, in the order in which staff meet them. */
export const records = [page, post, project, testimonial, lead] as const

export type Kind = (typeof records)[number]['kind']

/** Returns the kind of a name; undefined for a name of none. */
export const recordOf = (kind: unknown) => records.find((record) => record.kind === kind)

export const requireKind = (kind: Kind): RecordNames => records.find((record) => record.kind === kind)!

/** What the kinds are called, as a list in a sentence. British lists have no comma before the last. */
export const kindsInWords = (form: 'one' | 'several', type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat('en-GB', { type }).format(records.map((record) => record[form].toLowerCase()))

/** The kinds whose list and form are the common ones. */
export const listedRecords = records.filter((record) => 'fields' in record) as readonly RecordKind[]

export const requireListed = (kind: string) => listedRecords.find((record) => record.kind === kind)!
