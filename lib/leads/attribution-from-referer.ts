import 'server-only'
import { type PageFieldName, pageLeadFields } from '@/lib/lead-fields'
import { type Attribution, attributionSchema } from '@/lib/schemas/leads'

/**
 * What the address of the page that a request was sent from says: its path, and in its query town, service,
 * campaign and a kitchen from the visualizer. All that is known where no script ran; empty for other sites' pages and our own answers.
 */
export function attributionFromReferer(request: Request): Attribution {
  const referer = request.headers.get('referer') ?? ''
  const { host, pathname, search, searchParams } = new URL(URL.canParse(referer) ? referer : 'about:blank')
  const known = host !== '' && host === request.headers.get('host') && !pathname.startsWith('/api/')
  // A query can't know these: the page is the address itself, the others are written by the forms.
  const own = {
    page: pathname,
    referrer: '',
    plan: '',
    ...(/^\/design\/?$/.test(pathname) && { design: `/design${search}` }),
  }
  return attributionSchema.parse(known ? { ...Object.fromEntries(searchParams), ...own } : {})
}

/** A lead's attribution; what the form itself says wins over its page's address. */
export function attributionOf(input: Attribution, request: Request): { [Name in PageFieldName]: string } {
  const page = attributionFromReferer(request)
  return Object.fromEntries(
    pageLeadFields().map(({ name, sentAs }) => [name, input[sentAs] || page[sentAs]]),
  ) as { [Name in PageFieldName]: string }
}
