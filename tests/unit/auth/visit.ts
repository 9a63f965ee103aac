import { NextRequest } from 'next/server'
import { GET as getAuth, POST as postAuth } from '@/app/api/auth/[...nextauth]/route'
import { GET as getUser } from '@/app/api/auth/user/route'
import { carry, cookiesOf } from '../staff-session'

// Signing in and out as a browser does it: the token against forged forms, the form, the cookies. A test file that uses
// this has to mock next/headers as ../staff-session says.

const origin = 'http://localhost:3000'
const address = (...segments: string[]) => ({ params: Promise.resolve({ nextauth: segments }) })

/** A browser: what it has been given as cookies, and where it is. */
export type Browser = { cookies: Record<string, string>; from: string }
export const browser = (from: string): Browser => ({ cookies: {}, from })

/** The requests that follow come from this browser. */
function asBrowser({ cookies, from }: Browser): Headers {
  const ownVisit = {
    'x-forwarded-for': from,
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140 Safari/537',
    cookie: Object.entries(cookies)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; '),
  }
  carry(cookies, ownVisit)
  return new Headers(ownVisit)
}

/** A request of next-auth's handlers as this browser sends it. It keeps the cookies that it is given. */
export async function get(by: Browser, action: string, query = ''): Promise<Response> {
  const headers = asBrowser(by)
  const answer = await getAuth(
    new NextRequest(`${origin}/api/auth/${action}${query}`, { headers }),
    address(...action.split('/')),
  )
  Object.assign(by.cookies, cookiesOf(answer))
  return answer
}

/** The same for a form with a token of its own, or without. */
export async function post(
  by: Browser,
  action: string,
  fields: Record<string, string> = {},
  { token = true, headers: more = {} }: { token?: boolean; headers?: Record<string, string> } = {},
): Promise<Response> {
  const csrf = token ? ((await (await get(by, 'csrf')).json()) as { csrfToken: string }) : {}
  const headers = asBrowser(by)
  headers.set('content-type', 'application/x-www-form-urlencoded')
  for (const [name, value] of Object.entries(more)) headers.set(name, value)
  const body = new URLSearchParams({ ...csrf, json: 'true', callbackUrl: '/admin', ...fields }).toString()
  const answer = await postAuth(
    new NextRequest(`${origin}/api/auth/${action}`, { method: 'POST', body, headers }),
    address(...action.split('/')),
  )
  Object.assign(by.cookies, cookiesOf(answer))
  return answer
}

/** One try; `error` is the word in the answer, null when it worked, `wait` the seconds of Retry-After. */
export async function signIn(by: Browser, email: string, password: string, code?: string) {
  const answer = await post(by, 'callback/credentials', { email, password, ...(code ? { code } : {}) })
  const { url } = (await answer.json()) as { url: string }
  return {
    status: answer.status,
    error: new URL(url, origin).searchParams.get('error'),
    wait: Number(answer.headers.get('retry-after')),
    answer,
  }
}

export const signOut = (by: Browser): Promise<Response> => post(by, 'signout')

/** 200 when the browser is signed in, else 401. */
export async function userStatus(by: Browser): Promise<number> {
  asBrowser(by)
  return (await getUser(new Request(`${origin}/api/auth/user`))).status
}
