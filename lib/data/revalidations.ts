import 'server-only'
import { type Revalidations } from '@/lib/instances-hub'
import { everyPage } from '@/lib/around-next/page-tags'
import { isRecord } from '@/lib/type-guards'
import { database, write } from './client'
import { settingText, storeSetting } from './setting-rows'

// What was revalidated, for the other instances of the site. It stands in the database, because nothing is published without
// it: whoever can read it knows what to render anew, whatever became of a message. A small row says whether there is
// anything new, a larger one what.

// No export of the site has them: serversOwnSettings of lib/schemas/site-file.ts.
const orderKey = 'revalidations.order'
const listKey = 'revalidations.list'

/** So many tags are remembered; beyond them the older half becomes one change of every page. */
const most = 1_000

function listIn(text: string | null): Revalidations {
  const found: unknown = text === null ? null : JSON.parse(text)
  if (!isRecord(found) || !isRecord(found.tags)) return { order: 0, tags: {} }
  return { order: Number(found.order), tags: found.tags as Record<string, number> }
}

/** The order of the last change, 0 before the first: one small row, as every instance asks for it all the time. */
export async function revalidationOrder(): Promise<number> {
  return Number((await settingText(await database(), orderKey)) ?? 0)
}

/** What was revalidated so far. */
export async function readRevalidations(): Promise<Revalidations> {
  return listIn(await settingText(await database(), listKey))
}

/** The list with these tags as changed last. A change of every page is one of each, and takes the place of all others. */
export function withTags(
  { order, tags }: Revalidations,
  changed: readonly string[],
  now: number,
): Revalidations {
  // The time, so that it rises also after a restore has brought an older list back; and never less than one more.
  const next = Math.max(order + 1, now)
  const own = Object.fromEntries(changed.map((tag) => [tag, next]))
  const all = Object.entries(changed.includes(everyPage) ? own : { ...tags, ...own })
  if (all.length <= most) return { order: next, tags: Object.fromEntries(all) }
  const newestFirst = all.sort(([, a], [, b]) => b - a)
  const [[, forgotten] = ['', next]] = newestFirst.slice(most / 2)
  const left = newestFirst.slice(0, most / 2)
  return { order: next, tags: { [everyPage]: forgotten, ...Object.fromEntries(left) } }
}

/**
 * Adds tags that were revalidated (none: something that only lies in memory has changed). Returns the list as it is then, and
 * the order of the last change before this one.
 */
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
