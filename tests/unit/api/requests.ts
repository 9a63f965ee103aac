/** A request as staff's browser sends it; `body` goes as JSON, a text as it is. */
export const apiRequest = (
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Request =>
  new Request(`http://localhost:3000${path}`, {
    method,
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      host: 'localhost:3000',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
  })

/** The part of its address that a handler gets. */
export const withParams = <Params extends Record<string, string | undefined>>(params: Params) => ({
  params: Promise.resolve(params),
})
