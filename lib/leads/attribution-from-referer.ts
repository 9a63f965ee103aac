import 'server-only'
import { type PageFieldName, pageLeadFields } from '@/lib/lead-fields'
import { type Attribution, attributionSchema } from '@/lib/schemas/leads'

/**
 * Reads the attribution from the address of the page that sent the request: its path, town, service, campaign and
 * kitchen. This is all that is known without script; empty for other sites' pages and our own answers.
 */
export function attributionFromReferer(request: Request): Attribution {
  const referer = request.headers.get('referer') ?? ''
  const { host, pathname, search, searchParams } = new URL(URL.canParse(referer) ? referer : 'about:blank')
  const isOwnPage = host !== '' && host === request.headers.get('host') && !pathname.startsWith('/api/')
  // A query can't set these: the page is the address itself, the others are set by the forms.
  const fixedFields = {
    page: pathname,
    referrer: '',
    plan: '',
    ...(/^\/design(\/[a-z0-9-]+)?\/?$/.test(pathname) && { design: pathname.replace(/\/$/, '') + search }),
  }
  return attributionSchema.parse(isOwnPage ? { ...Object.fromEntries(searchParams), ...fixedFields } : {})
}

/** Returns a lead's attribution; the form's own fields win over its page's address. */
export function attributionOf(input: Attribution, request: Request): { [Name in PageFieldName]: string } {
  const page = attributionFromReferer(request)
  return Object.fromEntries(
    pageLeadFields().map(({ name, sentAs }) => [name, input[sentAs] || page[sentAs]]),
  ) as { [Name in PageFieldName]: string }
}
