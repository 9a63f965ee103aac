import 'server-only'
import { randomUUID } from 'node:crypto'
import { unstable_rethrow } from 'next/navigation'
import type * as z from 'zod/v4/core'
import { safeParse } from 'zod/v4/core'
import { isOwnCall } from '@/lib/auth/own-call'
import { requireOwner, requireStaff, type StaffSession } from '@/lib/auth/session'
import { AppError, problemOf, problemResponse } from '@/lib/errors'
import { log } from '@/lib/log'
import { dataPolicy } from '@/lib/policy'
import { clientAddress } from '@/lib/limits/client-address'
import { type Limit, consume } from '@/lib/limits/rate-limit'
import { readBody } from './read-body'
import { type FormFiles, readForm } from './read-form'
import { isCrossSite } from './same-origin'

/** The usual limit of a body; page saves may be larger. */
const defaultMaxBytes = 32 * 1024

type Params = Record<string, string | string[] | undefined>
type Context = { params: Promise<Params> }

/** The callers that a handler allows: any staff, owners only, or this server itself. */
type Auth = 'staff' | 'owner' | 'self' | undefined

type RunInput<Schema extends z.$ZodType | undefined, Who extends Auth> = {
  request: Request
  /** The parsed body. */
  input: Schema extends z.$ZodType ? z.output<Schema> : undefined
  /** The session of the caller, if `auth` requires one. */
  staff: Who extends 'staff' | 'owner' ? StaffSession : undefined
  params: Record<string, string>
}

type HandleOptions<Schema extends z.$ZodType | undefined, Who extends Auth> = {
  schema?: Schema
  auth?: Who
  /** Allows staff who have yet to set up the required second factor. */
  beforeSecondFactor?: boolean
  /** True for calls that a screen makes every few seconds by itself: they don't keep a session open. */
  byItself?: boolean
  limit?: Limit
  maxBytes?: number
  /** A public form also takes what a page without script posts; these answer it. */
  form?: {
    /** The next page, or a function of what `run` returned, which may return the page itself. */
    done: string | ((result: unknown) => string | Promise<Response>)
    /** Without it, only forms of texts are taken. */
    files?: FormFiles
    refused: (
      error: AppError,
      values: Record<string, string>,
      request: Request,
    ) => Response | Promise<Response>
  }
  /** Does the work; a plain value is answered as JSON with status 200, none with 204. */
  run: (input: RunInput<Schema, Who>) => Promise<unknown>
}

const contentType = (request: Request) =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()

/** Returns true for a form that a page without script has posted, of the types that its handler takes. */
const isForm = (request: Request, form: { files?: FormFiles } | undefined): boolean =>
  contentType(request) === 'application/x-www-form-urlencoded' ||
  (form?.files !== undefined && contentType(request) === 'multipart/form-data')

async function parseJson(request: Request, maxBytes: number): Promise<unknown> {
  if (contentType(request) !== 'application/json') throw new AppError('wrong-type')
  const text = await readBody(request, maxBytes)
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new AppError('malformed')
  }
}

function fieldErrors(error: z.$ZodError): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const issue of error.issues) errors[issue.path.join('.') || 'body'] ??= issue.message
  return errors
}

type AuthOption = 'auth' | 'byItself' | 'beforeSecondFactor'

/** Returns the session of the caller, if `auth` requires one. @throws AppError unauthenticated, second-factor-needed, not-allowed */
async function authorize(
  request: Request,
  { auth, byItself, beforeSecondFactor }: Pick<HandleOptions<undefined, Auth>, AuthOption>,
): Promise<StaffSession | undefined> {
  if (auth === 'owner') return requireOwner()
  if (auth === 'staff') return requireStaff({ counts: !byItself, beforeSecondFactor })
  if (auth === 'self' && !isOwnCall(request)) throw new AppError('unauthenticated')
  return undefined
}

/**
 * Returns a route handler with everything that must not be forgotten: it refuses foreign origins, checks the session, reads
 * and validates the body, counts the request, and turns every failure into a problem document. Nothing internal is answered;
 * unexpected failures are logged with the request's id, which the answer carries.
 */
export function handle<Schema extends z.$ZodType | undefined = undefined, Who extends Auth = undefined>(
  options: HandleOptions<Schema, Who>,
) {
  return async (request: Request, context?: Context): Promise<Response> => {
    const id = request.headers.get('x-request-id')?.slice(0, 64) ?? randomUUID()
    const form = isForm(request, options.form) ? options.form : undefined
    let formValues: Record<string, string> = {}
    const answer = async (): Promise<Response> => {
      try {
        const mutation = request.method !== 'GET' && request.method !== 'HEAD'
        if (mutation && isCrossSite(request)) throw new AppError('forbidden')
        const staff = await authorize(request, options)
        const maxBytes = options.maxBytes ?? defaultMaxBytes
        if (form) {
          const { values, refusal } = await readForm(request, maxBytes, form.files)
          formValues = values
          if (refusal) throw refusal
        }
        const values = form ? formValues : options.schema && (await parseJson(request, maxBytes))
        let input: unknown
        if (options.schema) {
          const parsed = safeParse(options.schema, values)
          if (!parsed.success) throw new AppError('invalid', { errors: fieldErrors(parsed.error) })
          input = parsed.data
        }
        // Only valid requests count: refused ones must not use up what others behind the same address need.
        if (options.limit) await consume(options.limit, clientAddress(request.headers))
        const params = ((await context?.params) ?? {}) as Record<string, string>
        const result = await options.run({ request, input, staff, params } as RunInput<Schema, Who>)
        if (form) {
          const location = typeof form.done === 'string' ? form.done : await form.done(result)
          if (location instanceof Response) return location
          return new Response(null, { status: 303, headers: { location } })
        }
        if (result instanceof Response) return result
        if (result === undefined) return new Response(null, { status: 204 })
        return Response.json(result, { headers: { 'cache-control': 'no-store' } })
      } catch (error) {
        unstable_rethrow(error)
        const refusal = error instanceof AppError ? error : new AppError('internal')
        if (problemOf(refusal).status >= 500) {
          log.error(
            { requestId: id, method: request.method, path: new URL(request.url).pathname, err: error },
            'request failed',
          )
        }
        return form ? form.refused(refusal, formValues, request) : problemResponse(refusal)
      }
    }
    const response = await answer()
    response.headers.set('x-request-id', id)
    if (!response.headers.has('content-security-policy'))
      response.headers.set('content-security-policy', dataPolicy)
    return response
  }
}
