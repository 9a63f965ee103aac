import 'server-only'
import * as z from 'zod/mini'
import { type Transaction, write } from '@/lib/data/client'
import { ids } from '@/lib/schemas/content-fields'
import { type RecordKind } from './define-record'
import { listedRecords, records } from './registry'
import { type RecordStore } from './store-types'
import { listStores, recordStores } from './stores'

/** Returns the name of a kind's samples in the API: "projects". */
export const sampleName = ({ several }: Pick<RecordKind, 'several'>) => several.toLowerCase()

const schemaOf = (kinds: readonly Pick<RecordKind, 'several'>[]) =>
  z.object(Object.fromEntries(kinds.map((record) => [sampleName(record), ids])))

/** Ids of samples by the names of their kinds, as removeSamples() returns them. */
export const samplesSchema = schemaOf(listedRecords)
/** The same as removeAllSamples() returns them: posts too. */
export const allSamplesSchema = schemaOf(records.filter(({ samples }) => samples))
export type SampleIds = z.output<typeof samplesSchema>

const withSamples = (
  stores: Iterable<RecordStore>,
  run: (tx: Transaction, store: RecordStore) => Promise<unknown>,
) =>
  write((db) =>
    db.$transaction(async (tx) => {
      for (const store of stores) await run(tx, store)
    }),
  )

const allStores = () => listStores().filter(({ record }) => record.samples)

/** Trashes the samples of all kinds in one step. @returns their ids, for restoreSamples() */
export const removeAllSamples = (): Promise<SampleIds> => removeFrom(allStores())

/** Trashes the samples of the kinds with the common list and form. @returns their ids, for restoreSamples() */
export const removeSamples = (): Promise<SampleIds> => removeFrom(recordStores.values())

async function removeFrom(stores: Iterable<RecordStore>): Promise<SampleIds> {
  const removedIds: SampleIds = {}
  await withSamples(stores, async (tx, store) => {
    removedIds[sampleName(store.record)] = await store.trashSamples(tx)
  })
  return removedIds
}

/** Brings samples back from the trash, to their places; what isn't there, or no sample, is passed over. */
export const restoreSamples = (ids: SampleIds): Promise<void> =>
  withSamples(allStores(), (tx, store) => store.restoreSamples(tx, ids[sampleName(store.record)] ?? []))

/** Counts the stored records of each kind, and how many of them are samples. */
export async function countContent(): Promise<Record<string, { total: number; samples?: number }>> {
  const counts = [...recordStores].map(async ([kind, store]) => [kind, await store.count()] as const)
  return Object.fromEntries(await Promise.all(counts))
}
