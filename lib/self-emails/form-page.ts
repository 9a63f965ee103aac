import 'server-only'
import { textsOf } from '@/lib/business/wording'
import { getProfile } from '@/lib/data/settings'
import { type AppError } from '@/lib/errors'
import { plainPageHeaders, refusalPage } from '@/lib/leads/form-answer'
import { canSendMail } from '@/lib/mail/addresses'
import { honeypotField } from '@/lib/schemas/form-instance'
import { type Markup, markup } from '@/lib/text/markup'
import { plainPage } from '@/lib/text/plain-page'
import { newsText } from '@/lib/schemas/news-text'
import { ownAddress, selfEmailContent } from './content'

// The pages that take the dialog's place without script: the form and its answers.

const headers = {
  ...plainPageHeaders,
  // Each design and estimate has such a page.
  'x-robots-tag': 'noindex',
}

type Typed = Record<string, string>

/** Returns the form with the values that were entered. */
async function form(about: string, values: Typed = {}, errors: Record<string, string> = {}): Promise<Markup> {
  const words = textsOf(await getProfile(), ['forms'])
  const { email: error } = errors
  const note = error && markup`<p class="error" id="email-error">${error}</p>`
  const invalid = error && markup` aria-invalid="true" aria-describedby="email-error"`
  return markup`
<form method="post" action="/api/self-emails" novalidate>
<input type="hidden" name="about" value="${about}">
<div hidden><label>Leave this empty <input name="${honeypotField}" tabindex="-1" autocomplete="off"></label></div>
<div><label for="email">${words('Email')}</label>${note}<input id="email" name="email" type="email" autocomplete="email" required value="${values.email ?? ''}"${invalid}></div>
<fieldset><label><input type="checkbox" name="news"${values.news === 'on' && markup` checked`}> ${words(newsText)}</label></fieldset>
<button>${words('Send the email')}</button>
</form>
<p class="next"><a href="${about}">${words('Back without sending')}</a></p>`
}

/**
 * Returns the page on which the design or the estimate at an address is emailed without script; a redirect to its page if
 * that can't be.
 */
export async function selfEmailPage(about: string): Promise<Response> {
  const address = canSendMail() ? await ownAddress(about) : null
  const content = address && (await selfEmailContent(address))
  if (!content) return new Response(null, { status: 303, headers: { location: about.replace(/\?.*/, '') } })
  const { title, sentence, range, rangeLabel } = content
  const profile = await getProfile()
  const words = textsOf(profile, ['forms'])
  const body = markup`<p>${title}: ${sentence}</p>
<p class="next">${rangeLabel}: <b>${range}</b></p>
<p class="next">${words('We’ll send one email with all of this and a link back.')}</p>
${await form(address)}`
  return new Response(plainPage(words('Email it to me'), profile, body), { headers })
}

/** Returns the page that says that an email is on its way. */
export async function sentPage({ email, about }: { email: string; about: string }): Promise<Response> {
  const profile = await getProfile()
  const words = textsOf(profile, ['forms'])
  const body = markup`<p>${words('It should arrive within a few minutes. If you don’t see it, check your spam folder.')}</p>
<p class="next"><a href="${about}">${words('Back to it')}</a></p>`
  return new Response(plainPage(words('Sent to {email}.', { email }), profile, body), { headers })
}

/** Answers a form that was refused, with the form to correct; another site's page gets none. */
export async function refusedSelfEmail(error: AppError, values: Typed): Promise<Response> {
  const about = error.code === 'forbidden' ? null : await ownAddress(values.about ?? '').catch(() => null)
  return refusalPage(error, about ? await form(about, values, error.more.errors) : markup``)
}
