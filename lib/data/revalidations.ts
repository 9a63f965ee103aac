import 'server-only'
import { type Revalidations } from '@/lib/instances-hub'
import { everyPage } from '@/lib/around-next/page-tags'
import { isRecord } from '@/lib/type-guards'
import { database, write } from './client'
import { settingText, storeSetting } from './setting-rows'

// Lists the revalidations for the other instances of the site. They are stored in the database, because nothing is published
// without it: an instance that can read it knows what to render again, even if a message was lost. A small row says whether
// there is anything new, and a larger one lists it.

// No site file has them: serversOwnSettings of lib/schemas/site-file.ts.
const orderKey = 'revalidations.order'
const listKey = 'revalidations.list'

/** The number of tags is limited; beyond it the older half becomes one change of every page. */
const maxTags = 1_000

function listIn(text: string | null): Revalidations {
  const parsed: unknown = text === null ? null : JSON.parse(text)
  if (!isRecord(parsed) || !isRecord(parsed.tags)) return { order: 0, tags: {} }
  return { order: Number(parsed.order), tags: parsed.tags as Record<string, number> }
}

/** Returns the order of the last change, 0 before the first: a small row, as every instance reads it all the time. */
export async function revalidationOrder(): Promise<number> {
  return Number((await settingText(await database(), orderKey)) ?? 0)
}

export async function readRevalidations(): Promise<Revalidations> {
  return listIn(await settingText(await database(), listKey))
}

/** Returns the list with these tags changed last. A change of every page replaces all others. */
export function withTags(
  { order, tags }: Revalidations,
  changedTags: readonly string[],
  now: number,
): Revalidations {
  // The time, so that it rises even after a restore of an older list, and always by one at least.
  const next = Math.max(order + 1, now)
  const changes = Object.fromEntries(changedTags.map((tag) => [tag, next]))
  const entries = Object.entries(changedTags.includes(everyPage) ? changes : { ...tags, ...changes })
  if (entries.length <= maxTags) return { order: next, tags: Object.fromEntries(entries) }
  const newestFirst = entries.sort(([, a], [, b]) => b - a)
  const [[, droppedOrder] = ['', next]] = newestFirst.slice(maxTags / 2)
  const newest = newestFirst.slice(0, maxTags / 2)
  return { order: next, tags: { [everyPage]: droppedOrder, ...Object.fromEntries(newest) } }
}

/** Adds revalidated tags (none: only data in memory has changed). Returns the new list, and the order of the change before. */
export async function addRevalidations(
  tags: readonly string[],
): Promise<{ list: Revalidations; previousOrder: number }> {
  return write((db) =>
    db.$transaction(async (tx) => {
      const previous = listIn(await settingText(tx, listKey))
      const list = withTags(previous, tags, Date.now())
      await storeSetting(tx, listKey, list)
      await storeSetting(tx, orderKey, list.order)
      return { list, previousOrder: previous.order }
    }),
  )
}
