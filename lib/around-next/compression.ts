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
// Missing before Node 22.15.
const { zstdCompress } = zlib as { zstdCompress?: typeof zlib.deflate }
const zstd = zstdCompress && (promisify(zstdCompress) as Compress)

/** Returns the codings that an Accept-Encoding allows. Browsers send few different ones, with every request. */
export const acceptedCodings = memoize(
  (header?: string): ReadonlySet<string> => {
    const codings = (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((piece) => piece.trim()))
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
      .flatMap(([name]) => name || [])
    return new Set([...codings, 'identity'])
  },
  { max: 100 },
)

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants
const qualityOptions = (quality: number, { length }: Buffer) => ({
  params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: length },
})
/** The codings that are fast enough to wait for: one to two milliseconds for a page. */
const fastCodings = {
  br: (body: Buffer) => zlib.brotliCompressSync(body, qualityOptions(5, body)),
  gzip: (body: Buffer) => zlib.gzipSync(body, { level: 9 }),
}

const queue = taskQueue()
const maxWaiting = 50

/**
 * Adds the slow codings (about 60 ms for a page), one body after the other, in the background.
 * @returns false if too many wait: try again later
 */
export function compressBetter(bodies: Bodies): boolean {
  if (queue.size() >= maxWaiting) return false
  const add = async () => {
    bodies.br = await brotli(bodies.identity, qualityOptions(11, bodies.identity))
    if (zstd) bodies.zstd = await zstd(bodies.identity)
  }
  queue.run(add).catch(() => undefined) // the fast codings are there
  return true
}

/** Returns the body in the best coding that the client takes and that exists already or is fast to make. */
export function bodyFor(bodies: Bodies, acceptEncoding: string | undefined): [Coding, Buffer] {
  const names = acceptedCodings(acceptEncoding)
  if (names.has('br')) return ['br', (bodies.br ??= fastCodings.br(bodies.identity))]
  if (names.has('zstd') && bodies.zstd) return ['zstd', bodies.zstd]
  if (names.has('gzip')) return ['gzip', (bodies.gzip ??= fastCodings.gzip(bodies.identity))]
  return ['identity', bodies.identity]
}
