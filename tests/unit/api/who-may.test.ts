import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { NextRequest } from 'next/server'
import { createStaff } from '@/lib/data/staff'
import { type StaffRole } from '@/lib/staff-types'
import { temporaryDatabase } from '../data/temporary-database'
import { handlers, screens } from './who-may-table'
import { bringToken, signOutStaff, tokenOf } from '../staff-session'

temporaryDatabase()
jest.setTimeout(60_000)

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
  const leaving = new AbortController()
  const request = new NextRequest(`http://localhost:3000/api/${folder.replace(/[[\]]/g, '')}`, {
    method,
    signal: leaving.signal,
    ...(hasBody && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const answer = await handler(request, {
    params: Promise.resolve({ id: 'none', revision: 'none', slug: 'none' }),
  })
  // A stream that nobody reads to its end still has the database open when the next test replaces it.
  leaving.abort() // ends a stream without an end
  await answer.clone().arrayBuffer()
  return answer
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
  const foundHandlers = foldersWith('api', 'route.ts').map((folder) => [
    folder,
    methods.filter((method) => method in routeOf(folder)),
  ])
  const named = Object.entries(handlers).map(([folder, about]) => [
    folder,
    methods.filter((method) => method in about),
  ])
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(foundHandlers))
})

test.each(guarded)('nobody: $method $folder is 401', async ({ folder, method }) => {
  signOutStaff()
  expect((await call(folder, method)).status).toBe(401)
})

test('the server’s own calls are refused to everybody else, owners too', async () => {
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
    expect(((await answer.json()) as { title: string }).title).toBe('Only an owner can do this')
  } else expect([401, 403]).not.toContain(answer.status)
})

test.each(guarded)('an owner: $method $folder is open', async ({ folder, method }) => {
  await signInAs('owner')
  expect([401, 403]).not.toContain((await call(folder, method)).status)
})

test('the table names every screen of /admin, and each asks as it says', () => {
  const asks = (folder: string) => {
    const group = folder.startsWith('canvas') ? '(canvas)' : '(staff)'
    const source = readFileSync(path.join(root, group, 'admin', folder, 'page.tsx'), 'utf8')
    const match = /await require(Staff|Owner)Page\((?:\{ beforeSecondFactor: true \})?\)/.exec(source)?.[1]
    return match?.toLowerCase() ?? 'nobody'
  }
  const foundPages = ['(staff)', '(canvas)'].flatMap((group) => foldersWith(`${group}/admin`, 'page.tsx'))
  expect(Object.fromEntries(foundPages.map((folder) => [folder, asks(folder)]))).toEqual(screens)
})
