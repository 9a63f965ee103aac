import 'server-only'
import { AppError, type ManyAnswer, problemOf } from '@/lib/errors'

/** Runs a change of several rows, one after the other. A refused row doesn't stop the others; anything unexpected does. */
export async function runEach<Item extends { id: string }>(
  items: readonly Item[],
  run: (item: Item) => Promise<unknown>,
): Promise<ManyAnswer> {
  const refused: ManyAnswer['refused'] = []
  for (const item of items) {
    try {
      await run(item)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push({ id: item.id, detail: reasonOf(error) })
    }
  }
  return { refused }
}

function reasonOf(error: AppError): string {
  if (error.code === 'not-found') return 'It’s no longer there.'
  return Object.values(error.more.errors ?? {})[0] ?? problemOf(error).detail
}
