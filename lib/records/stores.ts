import 'server-only'
import { type RecordKind } from './define-record'
import { projectStore } from './project/store'
import { listedRecords } from './registry'
import { recordStore, type RecordStore } from './store'
import { testimonialStore } from './testimonial/store'

/** The stores of kinds that have rules of their own. */
const ownStores: readonly RecordStore[] = [projectStore, testimonialStore]

const storeOf = (record: RecordKind): RecordStore =>
  ownStores.find((store) => store.record.kind === record.kind) ?? recordStore(record, { samples: [] })

/** The stores of all kinds with a list and a form, by the kind. */
export const recordStores = new Map(listedRecords.map((record) => [record.kind, storeOf(record)]))

/** Returns the store of the kind whose list or forms are at an address. */
export const storeAt = (address: string, screen: 'list' | 'edit'): RecordStore | undefined =>
  [...recordStores.values()].find(({ record }) => record[screen] === address)
