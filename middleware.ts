import { type NextRequest, NextResponse } from 'next/server'
import { env } from '@/lib/env'
import { clientAddress } from '@/lib/limits/client-address'
import { countRequest } from '@/lib/limits/rate-limit'
import { dataPolicy, dynamicPagePolicy } from '@/lib/policy'

// Only redirects and prepares dynamic pages; each page and handler checks the session itself.
export const config = {
  runtime: 'nodejs', // the edge's bundle would take the page cache in
  matcher: [
    '/admin/:path*',
    '/login',
    '/login/(forgot|join|reset)',
    '/preview/:path*',
    '/search',
    // Without a query /estimate is static, and this isn't called.
    { source: '/estimate', has: [{ type: 'query', key: 'room' }] },
    { source: '/estimate', has: [{ type: 'query', key: 'design' }] },
    '/estimate/answer',
    '/visit/:path+',
    '/review/:path+',
    '/rockland/:path*(.*[A-Z].*)',
    '/design/shared/:choice',
    '/gallery/filter/:code',
  ],
}

/** Limits attempts at the keys in links to previews, visits and reviews. */
const ofLinks = { name: 'private-link', points: 60, seconds: 60 }
/** These pages are rendered for each request and not kept: this is more than a visitor tries, and less than a program would. */
const ofDesigns = { name: 'design-page', points: 60, seconds: 60 }
const ofFilters = { name: 'gallery-filter', points: 60, seconds: 60 }
/** These addresses contain a key. */
const isPrivateLink = (pathname: string) =>
  pathname.startsWith('/preview/') ||
  pathname.startsWith('/review/') ||
  (pathname.startsWith('/visit/') && pathname !== '/visit/times')

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl
  const ofPublicPage = pathname.startsWith('/design/')
    ? ofDesigns
    : pathname.startsWith('/gallery/')
      ? ofFilters
      : undefined
  const limit = ofPublicPage ?? (isPrivateLink(pathname) ? ofLinks : undefined)
  if (limit) {
    const { requests, freeIn } = await countRequest(limit, clientAddress(request.headers))
    if (requests > limit.points) return tooMany(Math.ceil(freeIn / 1000))
  }
  // A public page like any other.
  if (ofPublicPage) return NextResponse.next()
  if (pathname.startsWith('/rockland/')) {
    const url = request.nextUrl.clone()
    url.pathname = pathname.toLowerCase()
    return NextResponse.redirect(url, 308)
  }
  const nonce = btoa(crypto.randomUUID())
  const policy = dynamicPagePolicy(nonce)
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  headers.set('x-nonce', nonce)
  headers.set('x-path', pathname + request.nextUrl.search)
  const answer = new URL(`/estimate/answer${request.nextUrl.search}`, request.url)
  const response = /^\/estimate\/?$/.test(pathname)
    ? NextResponse.rewrite(answer, { request: { headers } })
    : NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  response.headers.set('x-robots-tag', 'noindex')
  if (pathname.startsWith('/preview/')) response.headers.set('referrer-policy', 'no-referrer')
  // Its forms are checked by their origin, which browsers leave out without any referrer.
  else if (isPrivateLink(pathname)) response.headers.set('referrer-policy', 'strict-origin')
  const signedIn = /(^|[ ;])(__Host-)?next-auth\.session-token=/.test(request.headers.get('cookie') ?? '')
  if (pathname.startsWith('/admin') && signedIn && !request.cookies.has('staff-hint')) {
    // Tells the public pages' loader to ask who is signed in, and /admin to lead to the sign-in screen when the session is over;
    // gives no rights. It outlives sessions and is deleted by signing out. Set once: an answer on its way at that moment must not
    // bring it back.
    response.cookies.set('staff-hint', '1', {
      path: '/',
      sameSite: 'lax',
      // By the site's address, not this request's: a proxy may not say that it came by https.
      secure: env().SITE_URL.startsWith('https:'),
      maxAge: 30 * 24 * 60 * 60,
    })
  }
  return response
}

const tooMany = (seconds: number) =>
  new NextResponse(`Too many requests. Try again in ${seconds} seconds.`, {
    status: 429,
    headers: {
      'retry-after': String(seconds),
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': dataPolicy,
    },
  })
