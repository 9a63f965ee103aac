import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/lib/env'
import { log } from '@/lib/log'

// Pictures that were drawn once, in DATA_DIR/cache/og: they may be deleted at any time.
const folder = () => path.join(env().DATA_DIR, 'cache/og')

/** So many pictures are kept; beyond them and some slack the oldest go. */
const most = 1_000
const slack = 100

let queue: Promise<unknown> = Promise.resolve()

/** The picture of a name, drawn if it isn't there yet. One is drawn at a time: visitors' pages come first. */
export async function cachedPicture(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const found = await read(name)
  if (found) return found
  const turn = queue.then(async () => (await read(name)) ?? (await keep(name, await draw())))
  queue = turn.catch(() => undefined)
  return turn
}

const fileOf = (name: string) => path.join(folder(), `${name}.jpg`)

async function read(name: string): Promise<Buffer | null> {
  return readFile(fileOf(name)).catch(() => null)
}

async function keep(name: string, data: Buffer): Promise<Buffer> {
  try {
    await mkdir(folder(), { recursive: true })
    const waiting = path.join(folder(), `${randomUUID()}.new`)
    await writeFile(waiting, data)
    await rename(waiting, fileOf(name))
    await prune()
  } catch (error) {
    log.warn({ err: error }, 'a share picture could not be kept')
  }
  return data
}

async function prune(): Promise<void> {
  const names = await readdir(folder())
  if (names.length <= most + slack) return
  const files = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(path.join(folder(), name))).mtimeMs })),
  )
  const oldest = files.sort((a, b) => a.time - b.time).slice(0, names.length - most)
  await Promise.all(oldest.map(({ name }) => rm(path.join(folder(), name), { force: true })))
}
