import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { dataFolder } from '@/lib/env'
import { log } from '@/lib/log'
import { taskQueue } from '@/lib/task-queue'

// Drawn pictures in cache/og and cache/design of DATA_DIR, which may be deleted at any time.
type Kind = 'og' | 'design'
const folder = (kind: Kind) => dataFolder('cache', kind)

/** Number of stored pictures; beyond it and some slack the oldest are deleted. A whole kitchen takes 200 kB. */
const maxStored = { og: 1_000, design: 300 }
const slack = 100

/** Length of the queue: a link preview gives up sooner than more of them would take. */
const maxWaiting = 20
/** Retry-After in seconds. */
const retryAfter = 10

const queues = { og: taskQueue(), design: taskQueue() }
/** Pictures being drawn or waiting, by file. */
const drawings = new Map<string, Promise<Buffer>>()

/** Thrown when a queue is full. */
export class TooManyPictures extends Error {}

/** Returns the answer to a full queue. */
export const pictureBusy = (): Response =>
  new Response(null, {
    status: 503,
    headers: { 'retry-after': String(retryAfter), 'cache-control': 'no-store' },
  })

type Options = {
  kind?: Kind
  /** Called before a missing picture enters the queue; if it throws, none is drawn. */
  admit?: () => Promise<void>
}

/**
 * Returns the picture of a name, drawn if it doesn't exist yet. One of a kind is drawn at a time: visitors' pages come first.
 * Strangers may request thousands of `design` pictures, so these are stored and queued separately. Throws TooManyPictures,
 * and what `admit` throws.
 */
export async function cachedPicture(
  name: string,
  draw: () => Promise<Buffer>,
  { kind = 'og', admit }: Options = {},
): Promise<Buffer> {
  const file = path.join(folder(kind), `${name}.jpg`)
  const picture = await readStored(file)
  if (picture) return picture
  await admit?.()
  return drawings.get(file) ?? enqueue(file, draw, kind)
}

function enqueue(file: string, draw: () => Promise<Buffer>, kind: Kind): Promise<Buffer> {
  const queue = queues[kind]
  // The picture being drawn doesn't wait.
  if (queue.size() > maxWaiting) throw new TooManyPictures()
  const drawing = queue
    .run(async () => (await readStored(file)) ?? storePicture(file, await draw(), maxStored[kind]))
    .finally(() => drawings.delete(file))
  drawings.set(file, drawing)
  return drawing
}

async function readStored(file: string): Promise<Buffer | null> {
  return readFile(file).catch(() => null)
}

async function storePicture(file: string, data: Buffer, maxFiles: number): Promise<Buffer> {
  try {
    const folderPath = path.dirname(file)
    await mkdir(folderPath, { recursive: true })
    const temporaryFile = path.join(folderPath, `${randomUUID()}.new`)
    await writeFile(temporaryFile, data)
    await rename(temporaryFile, file)
    await prune(folderPath, maxFiles)
  } catch (error) {
    log.warn({ err: error }, 'a share picture could not be kept')
  }
  return data
}

async function prune(folderPath: string, maxFiles: number): Promise<void> {
  const names = await readdir(folderPath)
  if (names.length <= maxFiles + slack) return
  const files = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(path.join(folderPath, name))).mtimeMs })),
  )
  const oldest = files.sort((a, b) => a.time - b.time).slice(0, names.length - maxFiles)
  await Promise.all(oldest.map(({ name }) => rm(path.join(folderPath, name), { force: true })))
}
