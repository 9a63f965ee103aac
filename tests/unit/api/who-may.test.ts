import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { NextRequest } from 'next/server'
import { createStaff } from '@/lib/data/staff'
import { type StaffRole } from '@/lib/content-types'
import { temporaryDatabase } from '../data/temporary-database'
import { bringToken, type nextHeaders, signOutStaff, tokenOf } from '../staff-session'

jest.mock('next/cache', () => ({ revalidatePath: jest.fn() }))
jest.mock(
  'next/headers',
  () => jest.requireActual<{ nextHeaders: typeof nextHeaders }>('../staff-session').nextHeaders,
)

temporaryDatabase()
jest.setTimeout(60_000)

// Who may call what. Every handler stands here: a new one without a line fails the test, so that somebody decides.

/** `self`: the server itself, by a token of its own. */
type Who = 'anyone' | 'self' | 'staff' | 'owner'

const handlers: Record<string, Record<string, Who>> = {
  'account/invitation': { POST: 'anyone' },
  'account/join': { POST: 'anyone' },
  'account/password': { PUT: 'staff' },
  'account/recovery-codes': { POST: 'staff' },
  'account/reset': { POST: 'anyone' },
  'account/reset-link': { POST: 'anyone' },
  'account/second-factor': { POST: 'staff', PUT: 'staff', DELETE: 'staff' },
  'account/sessions': { GET: 'staff', DELETE: 'staff' },
  'account/sessions/[id]': { DELETE: 'staff' },
  'auth/[...nextauth]': { GET: 'anyone', POST: 'anyone' },
  'auth/user': { GET: 'staff' },
  blog: { GET: 'staff', POST: 'staff' },
  'blog/[id]': { GET: 'staff', PUT: 'staff', DELETE: 'staff' },
  'blog/[id]/restore': { POST: 'staff' },
  'blog/[id]/revisions': { GET: 'staff', POST: 'staff' },
  'blog/[id]/revisions/[revision]': { GET: 'staff' },
  'blog/[id]/trash': { DELETE: 'owner' },
  'blog/import': { POST: 'owner' },
  'blog/import/look': { POST: 'owner' },
  'blog/import/undo': { POST: 'owner' },
  'blog-posts': { GET: 'anyone' },
  'blog-posts/[slug]': { GET: 'anyone' },
  'chat-leads': { GET: 'staff', POST: 'anyone' },
  contact: { POST: 'anyone' },
  deliveries: { GET: 'staff', POST: 'owner' },
  'deliveries/[id]/retry': { POST: 'staff' },
  'google-reviews': { GET: 'anyone' },
  'integrations/mail': { POST: 'owner' },
  'integrations/reviews': { POST: 'owner' },
  'leads/[id]': { PATCH: 'staff', DELETE: 'owner' },
  'leads/[id]/merge': { POST: 'staff', DELETE: 'staff' },
  'leads/[id]/notes': { POST: 'staff' },
  'leads/[id]/notes/[note]': { DELETE: 'staff' },
  'leads/export': { GET: 'owner' },
  'leads/news': { GET: 'staff' },
  'leads/proof': { POST: 'anyone' },
  'leads/templates': { PUT: 'staff' },
  login: { GET: 'anyone' },
  media: { GET: 'staff', POST: 'staff' },
  'media/[id]': { PUT: 'staff', DELETE: 'staff' },
  'not-found-hits': { PATCH: 'owner' },
  pages: { GET: 'anyone', POST: 'staff' },
  'pages/[id]': { GET: 'staff', PUT: 'staff', DELETE: 'staff' },
  'pages/[id]/duplicate': { POST: 'staff' },
  'pages/[id]/restore': { POST: 'staff' },
  'pages/[id]/revisions': { GET: 'staff', POST: 'staff' },
  'pages/[id]/revisions/[revision]': { GET: 'staff' },
  'pages/due': { POST: 'self' },
  palette: { POST: 'staff' },
  portfolio: { GET: 'anyone', POST: 'staff' },
  'portfolio/[id]': { PUT: 'staff', DELETE: 'staff' },
  'portfolio/[id]/restore': { POST: 'staff' },
  'portfolio/order': { PUT: 'staff' },
  recommendations: { POST: 'anyone' },
  redirects: { POST: 'owner' },
  'redirects/[id]': { PATCH: 'owner', DELETE: 'owner' },
  samples: { DELETE: 'staff' },
  'samples/restore': { POST: 'staff' },
  settings: { GET: 'staff' },
  'settings/business': { PUT: 'owner' },
  'settings/claims': { PUT: 'owner' },
  'settings/financing': { PUT: 'owner' },
  'settings/hours': { PUT: 'owner' },
  'settings/look': { PUT: 'owner' },
  'settings/prices': { PUT: 'owner' },
  'settings/privacy': { PUT: 'owner' },
  'settings/social': { PUT: 'owner' },
  setup: { PUT: 'owner' },
  'site-file': { GET: 'owner' },
  'site-file/export': { GET: 'owner', POST: 'owner' },
  'site-file/import': { POST: 'owner' },
  'site-file/show': { POST: 'self' },
  'site-file/upload': { POST: 'owner', DELETE: 'owner' },
  'site-file/upload/[id]': { PUT: 'owner' },
  'staff/[id]': { PATCH: 'owner' },
  'staff/[id]/reset-link': { POST: 'owner' },
  'staff/[id]/second-factor': { DELETE: 'owner' },
  'staff/invites': { POST: 'owner' },
  'staff/invites/[id]': { DELETE: 'owner' },
  testimonials: { GET: 'anyone', POST: 'staff' },
  'testimonials/[id]': { PUT: 'staff', DELETE: 'staff' },
  'testimonials/[id]/restore': { POST: 'staff' },
  'testimonials/order': { PUT: 'staff' },
}

/** The screens behind /admin. */
const screens: Record<string, 'staff' | 'owner'> = {
  '': 'staff',
  '[...rest]': 'staff',
  account: 'staff',
  blog: 'staff',
  'blog/[id]/edit': 'staff',
  'blog/[id]/preview': 'staff',
  'blog/import': 'owner',
  'blog/new': 'staff',
  content: 'staff',
  'content/projects/[id]': 'staff',
  'content/projects/new': 'staff',
  'content/testimonials': 'staff',
  'content/testimonials/[id]': 'staff',
  'content/testimonials/new': 'staff',
  deliveries: 'staff',
  kit: 'staff',
  leads: 'staff',
  'leads/[id]': 'staff',
  'leads/templates': 'staff',
  pages: 'staff',
  'pages/[id]/edit': 'staff',
  'pages/[id]/preview': 'staff',
  'pages/new': 'staff',
  settings: 'staff',
  'settings/audit': 'owner',
  'settings/export': 'owner',
  'settings/integrations': 'owner',
  'settings/redirects': 'owner',
  'settings/redirects/not-found': 'owner',
  'settings/staff': 'owner',
  setup: 'owner',
  statistics: 'staff',
}

const root = path.resolve(__dirname, '../../../app')
/** The folders below one that have a file of this name, as the tables write them. */
const foldersWith = (folder: string, name: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === name)
    .map((file) => path.dirname(file).replace(/^\.$/, ''))
    .sort()

type Handler = (request: Request, context: object) => Promise<Response>
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const routeOf = (folder: string) =>
  jest.requireActual<Record<string, Handler>>(path.join(root, 'api', folder, 'route.ts'))

/** Calls a handler as if from the site's own page, with a body that no schema takes where none is given. */
async function call(folder: string, method: string, body: object = []): Promise<Response> {
  const handler = routeOf(folder)[method]
  if (!handler) throw new Error(`${folder} has no ${method}`)
  const hasBody = !['GET', 'HEAD'].includes(method)
  const request = new NextRequest(`http://localhost:3000/api/${folder.replace(/[[\]]/g, '')}`, {
    method,
    ...(hasBody && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  return handler(request, { params: Promise.resolve({ id: 'none', revision: 'none', slug: 'none' }) })
}

/** The requests that follow come from somebody of this role. */
async function signInAs(role: StaffRole) {
  const email = `${role}-${Math.random().toString(36).slice(2)}@example.com`
  bringToken(await tokenOf(await createStaff({ email, name: 'Somebody', passwordHash: 'none', role })))
}

const lines = Object.entries(handlers).flatMap(([folder, about]) =>
  Object.entries(about).map(([method, who]) => ({ folder, method, who })),
)
const guarded = lines.filter(({ who }) => who === 'staff' || who === 'owner')

test('the table names every handler of app/api and its methods, and no other', () => {
  const found = foldersWith('api', 'route.ts').map((folder) => [
    folder,
    methods.filter((method) => method in routeOf(folder)),
  ])
  const named = Object.entries(handlers).map(([folder, about]) => [
    folder,
    methods.filter((method) => method in about),
  ])
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(found))
})

test.each(guarded)('nobody: $method $folder is 401', async ({ folder, method }) => {
  signOutStaff()
  expect((await call(folder, method)).status).toBe(401)
})

test('what the server calls itself is refused, to owners too', async () => {
  await signInAs('owner')
  const body = { since: new Date().toISOString() }
  for (const { folder, method } of lines.filter(({ who }) => who === 'self'))
    expect([401, 403]).toContain((await call(folder, method, body)).status)
})

test.each(guarded)('an editor: $method $folder is for $who', async ({ folder, method, who }) => {
  await signInAs('editor')
  const answer = await call(folder, method)
  if (who === 'owner') {
    expect(answer.status).toBe(403)
    expect(((await answer.json()) as { title: string }).title).toBe('Only an owner may do this')
  } else expect([401, 403]).not.toContain(answer.status)
})

test.each(guarded)('an owner: $method $folder is open', async ({ folder, method }) => {
  await signInAs('owner')
  expect([401, 403]).not.toContain((await call(folder, method)).status)
})

test('the table names every screen of /admin, and each asks as it says', () => {
  const asks = (folder: string) => {
    const source = readFileSync(path.join(root, '(staff)/admin', folder, 'page.tsx'), 'utf8')
    const found = /await require(Staff|Owner)Page\(\)/.exec(source)?.[1]
    return found?.toLowerCase() ?? 'nobody'
  }
  const found = foldersWith('(staff)/admin', 'page.tsx')
  expect(Object.fromEntries(found.map((folder) => [folder, asks(folder)]))).toEqual(screens)
})
