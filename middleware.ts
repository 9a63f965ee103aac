import { type NextRequest, NextResponse } from 'next/server'
import { env } from '@/lib/env'
import { clientAddress } from '@/lib/limits/client-address'
import { countRequest } from '@/lib/limits/rate-limit'
import { dataPolicy, dynamicPagePolicy } from '@/lib/policy'

// Only turns people around and prepares dynamic pages; each page and handler checks the session itself.
export const config = {
  runtime: 'nodejs', // the edge's bundle would take the page cache in
  matcher: [
    '/admin/:path*',
    '/login',
    '/login/(forgot|join|reset)',
    '/preview/:path*',
    '/search',
    // Without a request /estimate is static, and this isn't asked.
    { source: '/estimate', has: [{ type: 'query', key: 'room' }] },
    { source: '/estimate', has: [{ type: 'query', key: 'design' }] },
    '/estimate/answer',
    '/visit/:path+',
    '/rockland/:path*(.*[A-Z].*)',
    '/design/:choice',
  ],
}

/** Whoever has a link to a preview or a visit looks and looks again; nobody needs more in a minute. */
const ofLinks = { name: 'private-link', points: 60, seconds: 60 }
/** A kitchen of one's own is rendered for each request and kept nowhere: more than a visitor tries, less than a program would. */
const ofDesigns = { name: 'design-page', points: 60, seconds: 60 }
/** These two are no kitchens: one has a limit of its own, one only leads on. */
const notRendered = ['/design/picture', '/design/ask']
/** What stands in these addresses is a key. */
const isPrivateLink = (pathname: string) =>
  pathname.startsWith('/preview/') || (pathname.startsWith('/visit/') && pathname !== '/visit/times')

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl
  const isDesign = pathname.startsWith('/design/')
  if (isDesign && notRendered.includes(pathname)) return NextResponse.next()
  const limit = isDesign ? ofDesigns : isPrivateLink(pathname) ? ofLinks : undefined
  if (limit) {
    const { requests, freeIn } = await countRequest(limit, clientAddress(request.headers))
    if (requests > limit.points) return tooMany(Math.ceil(freeIn / 1000))
  }
  // It is a public page like any other.
  if (isDesign) return NextResponse.next()
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
  // Its forms say whose they are, which they wouldn't without any referrer.
  else if (isPrivateLink(pathname)) response.headers.set('referrer-policy', 'strict-origin')
  const signedIn = /(^|[ ;])(__Host-)?next-auth\.session-token=/.test(request.headers.get('cookie') ?? '')
  if (pathname.startsWith('/admin') && signedIn && !request.cookies.has('staff-hint')) {
    // Tells the public pages' loader that asking who is signed in is worth it, and /admin to lead to the sign-in screen
    // when the session is over; gives no right. It outlives sessions and goes when somebody signs out. Given once: an
    // answer that was on its way meanwhile must not bring it back.
    response.cookies.set('staff-hint', '1', {
      path: '/',
      sameSite: 'lax',
      // The address of the site, not of this request: a proxy may not say that it came by https.
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
