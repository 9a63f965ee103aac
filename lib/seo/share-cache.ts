import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { dataFolder } from '@/lib/env'
import { log } from '@/lib/log'
import { taskQueue } from '@/lib/task-queue'

// Pictures that were drawn once, in cache/og and cache/design of DATA_DIR: they may be deleted at any time.
type Kind = 'og' | 'design'
const folder = (kind: Kind) => dataFolder('cache', kind)

/** So many pictures of a kind are kept; beyond them and some slack the oldest go. A whole kitchen takes 200 kB. */
const most = { og: 1_000, design: 300 }
const slack = 100

/** So many pictures of a kind wait to be drawn at most: a link preview gives up sooner than more of them would take. */
const mostWaiting = 20
/** When to ask again, in seconds. */
const askAgainIn = 10

const queues = { og: taskQueue(), design: taskQueue() }
/** What is being drawn, or waits for it, by its file. */
const underway = new Map<string, Promise<Buffer>>()

/** A queue that is full. */
export class TooManyPictures extends Error {}

/** The answer where too many pictures wait. */
export const pictureBusy = (): Response =>
  new Response(null, {
    status: 503,
    headers: { 'retry-after': String(askAgainIn), 'cache-control': 'no-store' },
  })

type Options = {
  kind?: Kind
  /** Asked before a picture that isn't there takes its place in the queue; where it throws, none is drawn. */
  admit?: () => Promise<void>
}

/**
 * The picture of a name, drawn if it isn't there yet. One of a kind is drawn at a time: visitors' pages come first. What
 * strangers may ask for by the thousand (`design`) lies and waits apart, so that it pushes nothing else out.
 * @throws TooManyPictures, and as `admit` does
 */
export async function cachedPicture(
  name: string,
  draw: () => Promise<Buffer>,
  { kind = 'og', admit }: Options = {},
): Promise<Buffer> {
  const file = path.join(folder(kind), `${name}.jpg`)
  const found = await read(file)
  if (found) return found
  await admit?.()
  return underway.get(file) ?? takeTurn(file, draw, kind)
}

function takeTurn(file: string, draw: () => Promise<Buffer>, kind: Kind): Promise<Buffer> {
  const queue = queues[kind]
  // The one that is being drawn doesn't wait.
  if (queue.size() > mostWaiting) throw new TooManyPictures()
  const turn = queue
    .run(async () => (await read(file)) ?? keep(file, await draw(), most[kind]))
    .finally(() => underway.delete(file))
  underway.set(file, turn)
  return turn
}

async function read(file: string): Promise<Buffer | null> {
  return readFile(file).catch(() => null)
}

async function keep(file: string, data: Buffer, most: number): Promise<Buffer> {
  try {
    const inside = path.dirname(file)
    await mkdir(inside, { recursive: true })
    const waiting = path.join(inside, `${randomUUID()}.new`)
    await writeFile(waiting, data)
    await rename(waiting, file)
    await prune(inside, most)
  } catch (error) {
    log.warn({ err: error }, 'a share picture could not be kept')
  }
  return data
}

async function prune(inside: string, most: number): Promise<void> {
  const names = await readdir(inside)
  if (names.length <= most + slack) return
  const files = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(path.join(inside, name))).mtimeMs })),
  )
  const oldest = files.sort((a, b) => a.time - b.time).slice(0, names.length - most)
  await Promise.all(oldest.map(({ name }) => rm(path.join(inside, name), { force: true })))
}
