import 'server-only'
import { promisify } from 'node:util'
import * as zlib from 'node:zlib'
import { memoize } from '@/lib/memoize'
import { taskQueue } from '@/lib/task-queue'

// The bytes of an answer in each coding, compressed once.

type Coding = 'br' | 'zstd' | 'gzip' | 'identity'
export type Bodies = Partial<Record<Coding, Buffer>> & { identity: Buffer }

type Compress = (body: Buffer, options?: object) => Promise<Buffer>
const brotli = promisify(zlib.brotliCompress) as Compress
// Node has it from 22.15.
const { zstdCompress } = zlib as { zstdCompress?: typeof zlib.deflate }
const zstd = zstdCompress && (promisify(zstdCompress) as Compress)

/** The codings a client takes, by its Accept-Encoding. What is plain needs no asking. Browsers send few different ones, with every request. */
export const accepted = memoize(
  (header?: string): ReadonlySet<string> => {
    const named = (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((piece) => piece.trim()))
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
      .flatMap(([name]) => name || [])
    return new Set([...named, 'identity'])
  },
  { max: 100 },
)

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants
const ofQuality = (quality: number, { length }: Buffer) => ({
  params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: length },
})
/** What can be made while somebody waits: a page takes one to two milliseconds. */
const atOnce = {
  br: (body: Buffer) => zlib.brotliCompressSync(body, ofQuality(5, body)),
  gzip: (body: Buffer) => zlib.gzipSync(body, { level: 9 }),
}

const queue = taskQueue()
/** Bodies that wait are in memory besides those that are held. */
const mostWaiting = 50

/**
 * Adds the codings that take long, one body after the other and beside the requests: about 60 ms for a page.
 * @returns false where too many wait: to be asked again
 */
export function compressBetter(bodies: Bodies): boolean {
  if (queue.size() >= mostWaiting) return false
  const add = async () => {
    bodies.br = await brotli(bodies.identity, ofQuality(11, bodies.identity))
    if (zstd) bodies.zstd = await zstd(bodies.identity)
  }
  queue.run(add).catch(() => undefined) // what was made at once is there
  return true
}

/** The bytes for a client, in the best coding that it takes and that is there or made at once, and kept. */
export function bodyFor(bodies: Bodies, acceptEncoding: string | undefined): [Coding, Buffer] {
  const names = accepted(acceptEncoding)
  if (names.has('br')) return ['br', (bodies.br ??= atOnce.br(bodies.identity))]
  if (names.has('zstd') && bodies.zstd) return ['zstd', bodies.zstd]
  if (names.has('gzip')) return ['gzip', (bodies.gzip ??= atOnce.gzip(bodies.identity))]
  return ['identity', bodies.identity]
}
