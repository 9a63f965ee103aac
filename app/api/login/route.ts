/** GET: where the footer's staff link leads. */
export function GET(): Response {
  return new Response(null, {
    status: 307,
    headers: { location: '/login?callbackUrl=/admin', 'cache-control': 'no-store' },
  })
}
