import 'server-only'
import { createHash } from 'node:crypto'
import { type SiteRow } from '@/lib/schemas/site-file'

/** How many redirects may follow each other in a file. The screens leave hardly two, and a browser gives up after 20. */
const mostHops = 10

const itself = 'An address can’t lead to itself.'
const circle = `It leads back to where it begins, or through more than ${mostHops} other redirects.`

/** A path without its query and without a slash at its end, as it is looked up. A file may have many: long ones by their hash. */
const keyOf = (path: unknown) => {
  const bare = String(path)
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
  return bare.length <= 64 ? bare : createHash('sha256').update(bare).digest('base64')
}

/** Says of one redirect after the other why it isn't taken, beside those that were; '' for one that is. */
export function circleCheck(): (row: SiteRow) => string {
  const targets = new Map<string, string>()
  return ({ fromPath, toPath }) => {
    const [from, to] = [keyOf(fromPath), keyOf(toPath)]
    if (from === to) return itself
    let at: string | undefined = to
    for (let hops = 0; at !== undefined; hops += 1) {
      if (at === from || hops > mostHops) return circle
      at = targets.get(at)
    }
    targets.set(from, to)
    return ''
  }
}
