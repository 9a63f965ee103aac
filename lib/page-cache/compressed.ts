import 'server-only'
import { promisify } from 'node:util'
import * as zlib from 'node:zlib'

// The bytes of an answer in each coding, compressed once.

/** From the one we like best. */
const codings = ['br', 'zstd', 'gzip', 'identity'] as const
type Coding = (typeof codings)[number]
export type Bodies = Partial<Record<Coding, Buffer>> & { identity: Buffer }

type Compress = (body: Buffer, options?: object) => Promise<Buffer>
const brotli = promisify(zlib.brotliCompress) as Compress
// Node has it from 22.15.
const { zstdCompress } = zlib as { zstdCompress?: typeof zlib.deflate }
const zstd = zstdCompress && (promisify(zstdCompress) as Compress)

/** The codings a client takes, by its Accept-Encoding. What is plain needs no asking. */
export function accepted(header = ''): ReadonlySet<string> {
  const named = header
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
    .flatMap(([name]) => name || [])
  return new Set([...named, 'identity'])
}

/** A body with the coding that is made at once, in about a millisecond for a page. */
export const compressAtOnce = (identity: Buffer): Bodies => ({
  identity,
  gzip: zlib.gzipSync(identity, { level: 9 }),
})

let last: Promise<unknown> = Promise.resolve()
let waiting = 0
/** Bodies that wait are in memory besides those that are held. */
const mostWaiting = 50

/**
 * Adds the codings that take long, one body after the other and beside the requests: about 60 ms for a page.
 * @returns false where too many wait: to be asked again
 */
export function compressBetter(bodies: Bodies): boolean {
  if (waiting >= mostWaiting) return false
  waiting += 1
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants
  const add = async () => {
    bodies.br = await brotli(bodies.identity, {
      params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: bodies.identity.length },
    })
    if (zstd) bodies.zstd = await zstd(bodies.identity)
  }
  last = last
    .then(add)
    .catch(() => undefined) // gzip is there
    .finally(() => (waiting -= 1))
  return true
}

/** The bytes for a client, in the best coding that is there. */
export function bodyFor(bodies: Bodies, acceptEncoding: string | undefined): [Coding, Buffer] {
  const names = accepted(acceptEncoding)
  const coding = codings.find((name) => names.has(name) && bodies[name]) ?? 'identity'
  return [coding, bodies[coding] ?? bodies.identity]
}
