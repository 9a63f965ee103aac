import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { dataFolder } from '@/lib/env'
import { log } from '@/lib/log'

// Pictures that were drawn once, in cache/og and cache/design of the contractor's folder: they may be deleted at any time.
type Kind = 'og' | 'design'
const folder = (kind: Kind) => dataFolder('cache', kind)

/** So many pictures of a kind are kept; beyond them and some slack the oldest go. A whole kitchen takes 200 kB. */
const most = { og: 1_000, design: 300 }
const slack = 100

let queue: Promise<unknown> = Promise.resolve()

/**
 * The picture of a name, drawn if it isn't there yet. One is drawn at a time: visitors' pages come first. What strangers may ask for
 * by the thousand (`design`) lies apart, so that it pushes nothing else out.
 */
export async function cachedPicture(
  name: string,
  draw: () => Promise<Buffer>,
  kind: Kind = 'og',
): Promise<Buffer> {
  const file = path.join(folder(kind), `${name}.jpg`)
  const found = await read(file)
  if (found) return found
  const turn = queue.then(async () => (await read(file)) ?? (await keep(file, await draw(), most[kind])))
  queue = turn.catch(() => undefined)
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
