import 'server-only'
import * as z from 'zod/mini'
import { type Transaction, write } from '@/lib/data/client'
import { ids } from '@/lib/schemas/content-fields'
import { type RecordKind } from './define-record'
import { listedRecords } from './registry'
import { type RecordStore } from './store-types'
import { recordStores } from './stores'

/** Returns the name of a kind's samples in the API: "projects". */
export const sampleName = ({ several }: RecordKind) => several.toLowerCase()

export const samplesSchema = z.object(
  Object.fromEntries(listedRecords.map((record) => [sampleName(record), ids])),
)
type SampleIds = z.output<typeof samplesSchema>

const withSamples = (run: (tx: Transaction, store: RecordStore) => Promise<unknown>) =>
  write((db) =>
    db.$transaction(async (tx) => {
      for (const store of recordStores.values()) await run(tx, store)
    }),
  )

/** Trashes the samples of all kinds in one step. @returns their ids, for restoreSamples() */
export async function removeSamples(): Promise<SampleIds> {
  const removed: SampleIds = {}
  await withSamples(async (tx, store) => {
    removed[sampleName(store.record)] = await store.trashSamples(tx)
  })
  return removed
}

/** Brings samples back from the trash, to their places; what isn't there, or no sample, is passed over. */
export const restoreSamples = (ids: SampleIds): Promise<void> =>
  withSamples((tx, store) => store.restoreSamples(tx, ids[sampleName(store.record)] ?? []))

/** Counts the stored records of each kind, and how many of them are samples. */
export async function countContent(): Promise<Record<string, { total: number; samples?: number }>> {
  const counts = [...recordStores].map(async ([kind, store]) => [kind, await store.count()] as const)
  return Object.fromEntries(await Promise.all(counts))
}
