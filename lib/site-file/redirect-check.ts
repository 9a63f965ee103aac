import 'server-only'
import { createHash } from 'node:crypto'
import { longestAddress } from '@/lib/schemas/redirects'
import { type SiteRow } from '@/lib/schemas/site-file'
import { barePath } from '@/lib/text/bare-path'
import { isOwnPath } from '@/lib/text/safe-href'

/** How many redirects may follow each other in a file. The screens leave hardly two, and a browser gives up after 20. */
const mostHops = 10
/** How many redirects are accepted: the server has all of them in memory. */
export const mostRedirects = 20_000

const elsewhere = 'Both addresses have to be paths of this site, such as /old-page.'
const tooLong = `Its address is longer than ${longestAddress} characters.`
const tooMany = `A site has ${mostRedirects.toLocaleString('en-US')} redirects at the most.`
const itself = 'An address can’t lead to itself.'
const circle = `It leads back to where it begins, or through more than ${mostHops} other redirects.`

const isPath = (path: unknown) => isOwnPath(String(path)) && !String(path).includes('//')

/** Returns a path as it is looked up; of a long one the hash, since a file may have many. */
const keyOf = (path: unknown) => {
  const bare = barePath(String(path))
  return bare.length <= 64 ? bare : createHash('sha256').update(bare).digest('base64')
}

/** Returns a function that says of one redirect after the other why it isn't accepted; '' for one that is. */
export function redirectCheck(): (row: SiteRow) => string {
  const targets = new Map<string, string>()
  return ({ fromPath, toPath, isManual }) => {
    if (!isPath(fromPath) || !isPath(toPath)) return elsewhere
    // The address of a page that was renamed may be longer than what staff type.
    if (isManual && String(fromPath).length > longestAddress) return tooLong
    if (targets.size >= mostRedirects) return tooMany
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
