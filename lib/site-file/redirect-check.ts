import 'server-only'
import { createHash } from 'node:crypto'
import { longestAddress } from '@/lib/schemas/redirects'
import { type SiteRow } from '@/lib/schemas/site-file'
import { barePath } from '@/lib/text/bare-path'
import { isOwnPath } from '@/lib/text/safe-href'

/** The longest chain of redirects in a file. The screens hardly allow two, and a browser gives up after 20. */
const mostHops = 10
/** The maximum number of redirects: the server has all of them in memory. */
export const mostRedirects = 20_000

const notPaths = 'Both addresses have to be paths of this site, such as /old-page.'
const tooLong = `Its address is longer than ${longestAddress} characters.`
const tooMany = `A site has ${mostRedirects.toLocaleString('en-US')} redirects at the most.`
const selfReference = 'An address can’t lead to itself.'
const circle = `It leads back to where it begins, or through more than ${mostHops} other redirects.`

const isPath = (path: unknown) => isOwnPath(String(path)) && !String(path).includes('//')

/** Returns the key of a path; for a long one its hash, since a file may have many. */
const keyOf = (path: unknown) => {
  const bare = barePath(String(path))
  return bare.length <= 64 ? bare : createHash('sha256').update(bare).digest('base64')
}

/** Returns a function that takes one redirect after the other and returns why it isn't accepted, or ''. */
export function redirectCheck(): (row: SiteRow) => string {
  const targets = new Map<string, string>()
  return ({ fromPath, toPath, isManual }) => {
    if (!isPath(fromPath) || !isPath(toPath)) return notPaths
    // The address of a page that was renamed may be longer than what staff type.
    if (isManual && String(fromPath).length > longestAddress) return tooLong
    if (targets.size >= mostRedirects) return tooMany
    const [from, to] = [keyOf(fromPath), keyOf(toPath)]
    if (from === to) return selfReference
    let next: string | undefined = to
    for (let hops = 0; next !== undefined; hops += 1) {
      if (next === from || hops > mostHops) return circle
      next = targets.get(next)
    }
    targets.set(from, to)
    return ''
  }
}
