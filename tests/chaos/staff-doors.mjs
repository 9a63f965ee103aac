// Every address of the staff area and every handler that is staff's, asked by a stranger, with all the headers by which
// Next answers parts of a page: nothing of what is inside comes out.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { makeSite, send, signIn, someone } from './site.mjs'

const app = path.join(import.meta.dirname, '../../app')

function files(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|\/)(page|route)\.tsx?$/.test(name))
    .map((name) => path.join(folder, name))
}

const addressOf = (file) =>
  `/${path
    .relative(app, path.dirname(file))
    .split(path.sep)
    .filter((part) => !part.startsWith('('))
    .join('/')}`

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

export async function staffDoors({ folder, check }) {
  const site = await makeSite(folder)
  await site.start()
  const lead = someone('Secret Person')
  await send(site, lead)
  const cookie = await signIn(site)
  const drafted = await fetch(`${site.url}/api/pages`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Secret Draft', slug: 'secret-draft' }),
  })
  const { id: pageId } = await drafted.json()
  const [{ id: leadId }] = site.leads()
  const secrets = [lead.name, lead.email, 'Secret Draft', 'owner@example.com']
  const fill = (address) =>
    address.replace(/\[\[?\.*\w+\]?\]/g, () => (address.includes('leads') ? leadId : pageId))

  const screens = files(path.join(app, '(staff)'))
    .map(addressOf)
    .filter((address) => !address.startsWith('/login'))
  const handlers = files(path.join(app, 'api')).filter((file) =>
    /auth: '(?:staff|owner)'/.test(readFileSync(file, 'utf8')),
  )
  const asked = [
    ...screens.map((address) => ({ address, methods: ['GET'] })),
    ...handlers.map((file) => {
      const source = readFileSync(file, 'utf8')
      const guarded = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => {
        const from = source.search(new RegExp(`export const ${method}\\b`))
        if (from < 0) return false
        const rest = source.slice(from + 1)
        const end = rest.search(/\nexport /)
        return /auth: '(?:staff|owner)'/.test(rest.slice(0, end < 0 ? undefined : end))
      })
      return { address: addressOf(file), methods: guarded }
    }),
  ]
  const told = []
  const opened = []
  let count = 0
  for (const { address, methods } of asked)
    for (const method of methods)
      for (const disguise of disguises) {
        const withBody = method !== 'GET' && {
          body: '{}',
          headers: { ...disguise, 'content-type': 'application/json' },
        }
        const answer = await fetch(site.url + fill(address), {
          method,
          headers: disguise,
          ...withBody,
        })
        const text = await answer.text()
        count += 1
        if (secrets.some((secret) => text.includes(secret))) told.push(`${method} ${address}`)
        if (address.startsWith('/api') && answer.status !== 401)
          opened.push(`${method} ${address}: ${answer.status}`)
      }
  check(
    `${count} requests at ${asked.length} staff addresses tell nothing`,
    told.length === 0,
    told.slice(0, 5).join(', ') || undefined,
  )
  check(
    'every staff handler answers a stranger with 401',
    opened.length === 0,
    opened.slice(0, 8).join(', ') || undefined,
  )
  const inside = await fetch(`${site.url}/admin/leads`, { headers: { cookie } }).then((answer) =>
    answer.text(),
  )
  check('the owner sees what a stranger must not (the control)', inside.includes(lead.name))
  await site.end()
}
