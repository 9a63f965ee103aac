import 'server-only'
import { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { callbackPath, ownAddress } from '@/lib/auth/callback-url'
import { deviceCookie, deviceHeader, deviceInWords } from '@/lib/auth/device'
import { callbackCookie } from '@/lib/auth/options'
import { type Visit, signInOptions } from '@/lib/auth/sign-in'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { clientAddress } from '@/lib/limits/client-address'
import { readBody } from './read-body'

// next-auth's own handlers read bodies of any size, answer with internal errors and know actions that nobody here uses: this
// limits what reaches them and corrects what they answer.

const maxBytes = 8 * 1024
const reads = ['csrf', 'providers']
const pages = ['signin', 'signout', 'error']
const writes = ['callback/credentials', 'signout']

type Params = Record<string, string>
const actionOf = ({ nextauth = [] }: { nextauth?: string | string[] }) => [nextauth].flat()

function cookieOf(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(/; */)
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  // Next skips cookies that it can't decode.
  return value !== undefined && isDecodable(value) ? value : undefined
}

function isDecodable(value: string): boolean {
  try {
    return decodeURIComponent(value) !== ''
  } catch {
    return false
  }
}

/** Answers reads for next-auth. @throws AppError not-found for unused actions */
export async function readAuth(request: Request, params: Params): Promise<Response> {
  const action = actionOf(params).join('/')
  if (pages.includes(action)) return toSignIn(request)
  if (!reads.includes(action)) throw new AppError('not-found')
  const bare = new NextRequest(withoutQuery(request), { headers: request.headers })
  return answer(bare, params, visitOf(request))
}

/** Signs in or out. @throws AppError not-found, wrong-type, too-large, forbidden */
export async function writeAuth(request: Request, params: Params): Promise<Response> {
  const action = actionOf(params).join('/')
  if (!writes.includes(action)) throw new AppError('not-found')
  const { headers } = request
  if (!headers.get('content-type')?.startsWith('application/x-www-form-urlencoded'))
    throw new AppError('wrong-type', { detail: 'Send the sign-in form.' })
  const fields = new URLSearchParams(await readBody(request, maxBytes))
  fields.set('callbackUrl', ownAddress(fields.get('callbackUrl') ?? '', env().SITE_URL))
  const visit = visitOf(request)
  const body = fields.toString()
  const form = new NextRequest(withoutQuery(request), { method: 'POST', headers, body })
  const response = await answer(form, params, visit)
  if (visit.signedIn) {
    const { staffId, deviceId } = visit.signedIn
    response.headers.append('set-cookie', deviceHeader(staffId, deviceId ?? undefined))
  }
  if (action === 'signout') forgetHere(response)
  return response
}

function withoutQuery(request: Request): URL {
  const url = new URL(request.url)
  url.search = ''
  return url
}

const visitOf = (request: Request): Visit => ({
  address: clientAddress(request.headers),
  device: deviceInWords(request.headers.get('user-agent')),
  deviceCookie: cookieOf(request, deviceCookie()),
})

function toSignIn(request: Request): Response {
  const target = callbackPath(new URL(request.url).searchParams.get('callbackUrl'))
  const location = `/login?callbackUrl=${encodeURIComponent(target)}`
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
}

/** Lets next-auth answer, and corrects the status. */
async function answer(request: NextRequest, params: Params, visit: Visit): Promise<Response> {
  const context = { params: Promise.resolve({ nextauth: actionOf(params) }) }
  const libraryResponse = (await NextAuth(request, context, signInOptions(visit))) as Response
  const headers = new Headers(libraryResponse.headers)
  headers.set('cache-control', 'no-store')
  headers.delete('set-cookie')
  for (const cookie of libraryResponse.headers.getSetCookie())
    if (!cookie.startsWith(callbackCookie)) headers.append('set-cookie', cookie)
  const { code, more } = visit.refused ?? {}
  if (code === 'too-many') headers.set('retry-after', String(Math.ceil(more?.retryAfter ?? 0)))
  const status = code === 'too-many' ? 429 : code ? 500 : libraryResponse.status
  return new Response(libraryResponse.body, { status, headers })
}

/**
 * Clears the browser's cache of the staff area. "storage" would delete unsaved drafts too, and "cookies" the device's own, so
 * that the next sign-in would count as a stranger's.
 */
function forgetHere(response: Response): void {
  response.headers.set('clear-site-data', '"cache"')
  response.headers.append('set-cookie', 'staff-hint=; Path=/; Max-Age=0; SameSite=Lax')
}
