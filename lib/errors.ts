// Every refusal that a person may see: its status, title and advice.
const catalog = {
  malformed: { status: 400, title: 'The request could not be read', detail: 'Send a valid JSON object.' },
  invalid: {
    status: 400,
    title: 'Some fields need another look',
    detail: 'Correct the fields named below and send it again.',
  },
  unauthenticated: { status: 401, title: 'Not signed in', detail: 'Sign in and try again.' },
  forbidden: { status: 403, title: 'Refused', detail: 'Send this request from the site itself.' },
  'second-factor-needed': {
    status: 403,
    title: 'Two-step verification is required',
    detail: 'Set it up under Your account, then try again.',
  },
  'not-allowed': { status: 403, title: 'Only an owner can do this', detail: 'Ask an owner of the site.' },
  'not-found': { status: 404, title: 'Not found', detail: 'There is nothing at this address.' },
  conflict: {
    status: 409,
    title: 'Conflict',
    detail: 'Someone else has changed this. Reload it and make your change again.',
  },
  'too-large': { status: 413, title: 'Too large', detail: 'Shorten the text and send it again.' },
  'wrong-type': {
    status: 415,
    title: 'Unsupported content type',
    detail: 'Send the request as application/json.',
  },
  'too-many': { status: 429, title: 'Too many requests', detail: 'Wait a little and try again.' },
  internal: {
    status: 500,
    title: 'Something went wrong on our side',
    detail: 'Try again in a minute, or call us.',
  },
  upstream: { status: 502, title: 'The reviews could not be fetched', detail: 'Try again later.' },
  'storage-away': {
    status: 503,
    title: 'The pictures can’t be reached',
    detail: 'The picture storage isn’t answering right now. Nothing was changed. Try again in a few minutes.',
  },
  'no-room': {
    status: 503,
    title: 'No photos at the moment',
    detail: 'Send your request without photos, and we’ll ask you for them.',
  },
  unavailable: {
    status: 503,
    title: 'We couldn’t save your message',
    detail: 'Please call us.',
  },
} as const

type ErrorCode = keyof typeof catalog

/**
 * A refusal with a code of the catalog. `detail` replaces its advice, `errors` are messages by field, `about` are further
 * fields of the problem document, `retryAfter` is in seconds.
 */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly more: {
      detail?: string
      errors?: Record<string, string>
      about?: Record<string, unknown>
      retryAfter?: number
    } = {},
  ) {
    super(`${code}: ${more.detail ?? catalog[code].detail}`)
  }
}

/** The answer to a change of several rows: those that were left as they are, and why. */
export type ManyAnswer = { refused: { id: string; detail: string }[] }

/** Returns the problem document (RFC 9457) of a refusal. */
export function problemOf(error: AppError) {
  const { status, title, detail } = catalog[error.code]
  const { errors, about } = error.more
  return {
    type: 'about:blank',
    title,
    status,
    detail: error.more.detail ?? detail,
    ...(errors ? { errors } : {}),
    ...about,
  }
}

/** Returns the refusal as an HTTP answer in application/problem+json. */
export function problemResponse(error: AppError): Response {
  const problem = problemOf(error)
  const headers = new Headers({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
  if (error.more.retryAfter) headers.set('retry-after', String(Math.ceil(error.more.retryAfter)))
  return new Response(JSON.stringify(problem), { status: problem.status, headers })
}
