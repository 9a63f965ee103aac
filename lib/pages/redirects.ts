import 'server-only'
import { permanentRedirect } from 'next/navigation'
import { type Redirect } from '@/lib/content-types'
import { removeNotFound } from '@/lib/data/not-found-hits'
import { addRedirect, changeRedirect, getRedirect, removeRedirect } from '@/lib/data/redirects'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { revalidate } from '@/lib/revalidate'
import { type RedirectFields } from '@/lib/schemas/redirects'
import { withoutEndSlash } from '@/lib/text/bare-path'
import { findAddress, isOwnPart, listAddresses } from './addresses'

/**
 * Sends the visitor on (308) when the page of this path has been renamed. To be called where a page is not found,
 * before saying so: what exists never redirects. Addresses that no route answers are looked after by lib/around-next/redirects.ts.
 */
export async function redirectIfMoved(path: string): Promise<void> {
  const target = await getRedirect(path)
  if (target) permanentRedirect(target)
}

const refusal = (field: 'from' | 'to', message: string) =>
  new AppError('invalid', { detail: message, errors: { [field]: message } })

/** An address as somebody writes or pastes it, as a path of this site. @throws AppError invalid */
function ownPath(text: string, field: 'from' | 'to'): string {
  const { SITE_URL } = env()
  if (!/^(?:\/(?!\/)|https?:\/\/)/i.test(text) || /[\\\s\p{C}]/u.test(text) || !URL.canParse(text, SITE_URL))
    throw refusal(field, 'Start with the first slash, for example /kitchen-remodel.html')
  const url = new URL(text, SITE_URL)
  if (url.host !== new URL(SITE_URL).host)
    throw refusal(field, `A redirect stays on this site: ${new URL(SITE_URL).host}`)
  if (url.search || url.hash) throw refusal(field, 'Leave out what comes after the ? or #')
  try {
    return withoutEndSlash(decodeURIComponent(url.pathname)) || '/'
  } catch {
    throw refusal(field, 'This isn’t an address')
  }
}

/**
 * Checks the addresses of a redirect as staff type them: the old one has no page, and the new one has one. With `again`
 * the new one needs none. `ownId` is the redirect that is changed.
 */
async function checkRedirect({ from, to, again }: RedirectFields, ownId?: string) {
  const addresses = await listAddresses()
  const fromPath = ownPath(from, 'from').toLowerCase()
  if (isOwnPart(fromPath)) throw refusal('from', 'The site needs this address for itself')
  if (findAddress(fromPath, addresses))
    throw refusal(
      'from',
      'There is a page at this address. Only addresses that lead nowhere can be redirected.',
    )
  const target = ownPath(to, 'to')
  if (isOwnPart(target)) throw refusal('to', 'Choose a page that visitors can open')
  const pageAddress = findAddress(target, addresses)
  if (!pageAddress && !again && !(await getRedirect(target, ownId)))
    throw refusal('to', 'There is no page at this address. Check it, or publish the page first.')
  return { fromPath, toPath: pageAddress ?? encodeURI(target) }
}

/** Applies a new redirect: removes its old address from those not found, and has its route rendered again. */
async function applyRedirect({ fromPath }: Redirect): Promise<void> {
  await removeNotFound(fromPath)
  await revalidate({ kind: 'redirect', from: fromPath })
}

/**
 * Adds a redirect that staff wrote, and forgets that its address led nowhere. `again` puts one back that was deleted a
 * moment ago, wherever it leads.
 * @throws AppError invalid, conflict, with messages for `from` and `to`
 */
export async function makeRedirect(fields: RedirectFields): Promise<Redirect> {
  const redirect = await addRedirect({ ...(await checkRedirect(fields)), isManual: fields.isManual })
  await applyRedirect(redirect)
  return redirect
}

/** Changes where a redirect starts and leads. @returns what it was and is @throws AppError as makeRedirect, and not-found */
export async function editRedirect(
  id: string,
  fields: RedirectFields,
): Promise<{ before: Redirect; after: Redirect }> {
  const change = await changeRedirect(id, await checkRedirect(fields, id))
  await applyRedirect(change.after)
  await revalidate({ kind: 'redirect', from: change.before.fromPath })
  return change
}

/** Takes a redirect away: its address leads nowhere again. @throws AppError not-found */
export async function dropRedirect(id: string): Promise<Redirect> {
  const redirect = await removeRedirect(id)
  await revalidate({ kind: 'redirect', from: redirect.fromPath })
  return redirect
}
