// A stranger requests every screen and handler that needs a session, with all the headers for which Next answers parts of a page: nothing
// internal is answered.
import { doors, fill, makeOneOfEach } from './doors.mjs'
import { atATime, makeSite, signIn } from './site.mjs'

const tree = encodeURIComponent(
  JSON.stringify(['', { children: ['admin', { children: ['__PAGE__', {}] }] }, null, null, true]),
)
const disguises = [
  {},
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '2', 'next-router-segment-prefetch': '/_tree' },
  { rsc: '1', 'next-router-state-tree': tree },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { cookie: 'next-auth.session-token=x; staff-hint=1' },
  { authorization: 'Bearer x' },
]

/** Addresses that have nothing for an owner either: any other address, and the file of an export that nobody has made. */
const empty = ['/admin/[...rest]', '/api/site-file/export']

/** The queries that some addresses need. */
const queries = { '/api/unsaved-drafts': '?kind=page-work&id=none' }

export async function staffDoors({ folder, check }) {
  const site = await makeSite(folder)
  await site.start()
  const { cookie } = await signIn(site)
  const { ids, words } = await makeOneOfEach(site, cookie)
  const ask = async ({ method, address }, headers) => {
    const answer = await fetch(site.url + fill(address, ids) + (queries[address] ?? ''), {
      method,
      ...(method === 'GET'
        ? { headers }
        : { headers: { ...headers, 'content-type': 'application/json' }, body: '{}' }),
    })
    return { status: answer.status, text: await answer.text() }
  }

  const told = new Set()
  const opened = new Set()
  const asked = doors.flatMap((door) => disguises.map((disguise) => ({ door, disguise })))
  await atATime(8, asked.length, async (turn) => {
    const { door, disguise } = asked[turn]
    const { status, text } = await ask(door, disguise)
    const name = `${door.method} ${door.address}`
    if (words.some((word) => text.includes(word))) told.add(name)
    if (door.address.startsWith('/api') && status !== 401) opened.add(`${name}: ${status}`)
  })
  const addresses = new Set(doors.map(({ address }) => address)).size
  check(
    `${asked.length} requests at ${addresses} staff addresses tell nothing`,
    told.size === 0,
    [...told].slice(0, 5).join(', ') || undefined,
  )
  check(
    'every staff handler answers a stranger with 401',
    opened.size === 0,
    [...opened].slice(0, 8).join(', ') || undefined,
  )

  // The control: an owner gets all of it at the same addresses.
  const unseen = new Set(words)
  const closed = []
  for (const door of doors.filter(({ method, address }) => method === 'GET' && !empty.includes(address))) {
    const { status, text } = await ask(door, { cookie })
    if (status !== 200) closed.push(`${door.address}: ${status}`)
    for (const word of unseen) if (text.includes(word)) unseen.delete(word)
  }
  check(
    'an owner sees all that a stranger must not',
    closed.length + unseen.size === 0,
    [...closed, ...unseen].join(', ') || undefined,
  )
  await site.end()
}
