// Exports the whole site from one data folder and imports it into another, empty one: public pages and API lists are the same there. A
// server killed in the middle of an import starts with the old site.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { makeSite, send, signIn, someone, until } from './site.mjs'

const lists = ['/api/testimonials', '/api/portfolio', '/api/blog-posts', '/api/pages', '/api/google-reviews']
const screens = ['/', '/gallery', '/reviews', '/blog', '/contact', '/privacy', '/search?q=tile', '/sitemap']
const files = [
  '/blog/feed.xml',
  '/rockland/nyack/kitchen-remodeling/',
  '/rockland/piermont/',
  '/new-city',
  '/old-way',
]

/** Asks the site as an owner; what it answers, as JSON. */
async function ask(site, cookie, method, address, body) {
  const binary = Buffer.isBuffer(body)
  const answer = await fetch(site.url + address, {
    method,
    headers: { cookie, 'content-type': binary ? 'application/octet-stream' : 'application/json' },
    body: binary ? body : body && JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok)
    throw new Error(`${method} ${address} was answered with ${answer.status}: ${text.slice(0, 200)}`)
  return text ? JSON.parse(text) : undefined
}

/** Waits until nothing goes on. */
const ended = (site, cookie) =>
  until(
    'the work is done',
    async () => {
      const state = await ask(site, cookie, 'GET', '/api/site-file')
      return state.job ? null : state
    },
    120,
  )

/**
 * A page's elements without their order, and without the name of its payload: a database that answers a moment later has
 * React write the head's elements in another order.
 */
const parts = (html) =>
  html
    .replace(/\/payload\/[\w-]+\.js/g, '/payload/')
    .split(/(?=<)/)
    .sort()
    .join('')

/** Returns a visitor's answer. */
async function seen(site, addresses) {
  const answers = {}
  for (const address of addresses) {
    const answer = await fetch(site.url + address, { redirect: 'manual' })
    const type = answer.headers.get('content-type') ?? ''
    const text = type.startsWith('image/')
      ? Buffer.from(await answer.arrayBuffer()).toString('base64')
      : await answer.text()
    // A page that is rendered per request has a number of its own.
    const [, nonce] = /nonce="([^"]+)"/.exec(text) ?? []
    const words = nonce ? text.replaceAll(nonce, '') : text
    answers[address] =
      `${answer.status} ${answer.headers.get('location') ?? ''} ${type.startsWith('text/html') ? parts(words) : words}`
  }
  return answers
}

/** A picture as a telephone makes it. */
const picture = () =>
  execFileSync(process.execPath, [
    '-e',
    "require('sharp')({ create: { width: 700, height: 500, channels: 3, background: '#8cc8f0' } }).jpeg().toBuffer().then((bytes) => process.stdout.write(bytes))",
  ])

async function sendFile(site, cookie, bytes) {
  const { id } = await ask(site, cookie, 'POST', '/api/site-file/upload', {
    name: 'site.zip',
    bytes: bytes.length,
  })
  const piece = 4 * 1024 ** 2
  for (let at = 0; at < bytes.length; at += piece)
    await ask(site, cookie, 'PUT', `/api/site-file/upload/${id}?at=${at}`, bytes.subarray(at, at + piece))
  return id
}

const emptied = ['Revision', 'Page', 'Post', 'Project', 'Testimonial', 'Redirect', 'Media', 'Setting', 'Lead']

export async function exportImport({ folder, check, note }) {
  const [from, to] = ['from', 'to'].map((name) => path.join(folder, name))
  for (const data of [from, to]) mkdirSync(data)
  const old = await makeSite(from)
  await old.start()
  const { cookie } = await signIn(old)
  const media = await ask(old, cookie, 'POST', '/api/media?name=oak.jpg', picture())
  const hero = { id: 'hero-1', type: 'hero', config: { title: 'Oak', backgroundImage: media.src } }
  const pageFields = { title: 'Old way', slug: 'old-way', isPublished: true, components: [hero] }
  const { id: page, version } = await ask(old, cookie, 'POST', '/api/pages', pageFields)
  await ask(old, cookie, 'PUT', `/api/pages/${page}`, { slug: 'oak', version })
  const post = {
    title: 'A post',
    slug: 'a-post',
    content: 'Words.',
    featuredImage: media.src,
    isPublished: true,
  }
  await ask(old, cookie, 'POST', '/api/blog', post)
  const { values, versions } = await ask(old, cookie, 'GET', '/api/settings')
  const business = { values: { ...values.business, phone: '(845) 555-0177' }, version: versions.business }
  await ask(old, cookie, 'PUT', '/api/settings/business', business)
  const lead = someone('Exported')
  await send(old, lead)

  const start = Date.now()
  await ask(old, cookie, 'POST', '/api/site-file/export', { withLeads: true })
  const { made: file } = await ended(old, cookie)
  const fetched = await fetch(`${old.url}/api/site-file/export`, { headers: { cookie } })
  const bytes = Buffer.from(await fetched.arrayBuffer())
  note('export, ms', Date.now() - start)
  check('the file is whole', bytes.length === file.bytes)
  const slugs = (await ask(old, '', 'GET', '/api/portfolio')).map(({ slug }) => `/gallery/${slug}`)
  const addresses = [...lists, ...screens, ...files, '/oak', '/blog/a-post', media.src, ...slugs.slice(0, 3)]
  const expectedAnswers = await seen(old, addresses)
  await old.end()

  // At the same address: pages name it.
  const site = await makeSite(to, { SITE_URL: old.url })
  await site.query(...emptied.map((table) => `DELETE FROM "${table}"`))
  await site.start()
  const { cookie: owner } = await signIn(site, { from: '203.0.113.78' })
  const before = await seen(site, [...lists, '/', '/oak'])

  const id = await sendFile(site, owner, bytes)
  const { sent } = await ended(site, owner)
  check('the file was found whole', sent?.checked?.withLeads === true)
  const confirm = (await ask(site, owner, 'GET', '/api/settings')).values.business.shortName
  await ask(site, owner, 'POST', '/api/site-file/import', { id, confirm })
  // While it brings pictures and rows, or, where that is over within a moment, right after.
  await until(
    'the import has begun to change things',
    async () =>
      existsSync(path.join(to, 'site-file/import.json')) ||
      !(await ask(site, owner, 'GET', '/api/site-file')).job,
    60,
  )
  await site.end('SIGKILL')
  // Then its owner was told already.
  const wasOver = !existsSync(path.join(to, 'site-file/begun.json'))
  await site.start()
  const { outcome } = await ended(site, owner)
  const now = await seen(site, [...lists, '/', '/oak'])
  const isWhole =
    wasOver || outcome?.ok
      ? now['/oak'] === expectedAnswers['/oak']
      : JSON.stringify(now) === JSON.stringify(before)
  check('a killed import left the old site or the new one, and says which', isWhole, outcome?.says)
  check(
    'and nothing of it lies about',
    readdirSync(to, { recursive: true }).every((name) => !/\.import-|import\.json/.test(name)),
  )

  const again = await sendFile(site, owner, bytes)
  await ended(site, owner)
  const word = (await ask(site, owner, 'GET', '/api/settings')).values.business.shortName
  const begun = Date.now()
  await ask(site, owner, 'POST', '/api/site-file/import', { id: again, confirm: word })
  const during = someone('During')
  const status = await send(site, during)
  const end = await ended(site, owner)
  note('import, ms', Date.now() - begun)
  check('the import is done', end.outcome?.ok === true, end.outcome?.says)
  const got = await seen(site, addresses)
  const differ = addresses.filter((address) => got[address] !== expectedAnswers[address])
  check(
    'every public page and API list is the same',
    differ.length === 0,
    differ.join(' ') || `${addresses.length} addresses`,
  )
  const names = (await site.leads()).map(({ name }) => name)
  check(
    'the leads are there, and the one that came during the import',
    status === 201 && names.includes(lead.name) && names.includes(during.name),
  )
  await site.end()
}
