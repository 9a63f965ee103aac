import 'server-only'
import { type RecordKind, type Stored } from './define-record'
import { invalidate } from './invalidate'
import { pageStore } from './page/store'
import { postStore } from './post/store'
import { projectStore } from './project/store'
import { listedRecords } from './registry'
import { recordStore } from './store'
import { type RecordStore } from './store-types'
import { testimonialStore } from './testimonial/store'

/** The stores of kinds that have rules of their own. */
const ownStores = [pageStore, postStore, projectStore, testimonialStore] as readonly RecordStore[]

const storeOf = (record: RecordKind): RecordStore =>
  ownStores.find((store) => store.record.kind === record.kind) ?? recordStore(record, { samples: [] })

/** The stores of all kinds with the common list and form, by the kind. */
export const recordStores = new Map(listedRecords.map((record) => [record.kind, storeOf(record)]))

/** Returns the stores of all kinds. */
export const listStores = () => [...new Set([...ownStores, ...recordStores.values()])]

const scheduledStores = ownStores.filter(({ record }) => record.isScheduled)

/** Returns the records that were to be shown or hidden after `since` and not after `until`, each with its kind. */
export const listDueRecords = async (since: Date, until: Date) =>
  (
    await Promise.all(
      scheduledStores.map(async (store) =>
        (await store.listDue(since, until)).map((item) => ({ record: store.record, item })),
      ),
    )
  ).flat()

/** Invalidates the routes that show records whose scheduled moment came after `since`. */
export async function showDueRecords(since: Date): Promise<void> {
  // Pages that link to it change both when it appears and when it disappears.
  for (const { record, item } of await listDueRecords(since, new Date()))
    await invalidate(record, null, { ...item, isPublished: true } as Stored)
}

/** Returns the store of the kind whose list or forms are at an address. */
export const storeAt = (address: string, screen: 'list' | 'edit'): RecordStore | undefined =>
  [...recordStores.values()].find(({ record }) => record[screen] === address)
