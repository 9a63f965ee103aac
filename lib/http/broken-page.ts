import 'server-only'
import { defaultProfile, phoneDigits } from '@/lib/business/profile'
import { knownProfile } from '@/lib/data/settings'
import { env } from '@/lib/env'
import { markup } from '@/lib/text/markup'
import { plainPage } from '@/lib/text/plain-page'

/**
 * What a visitor sees where a page could not be made at all. Next answers with an empty document for script to fill, and
 * no policy of ours lets that script run.
 */
export function brokenPage(): string {
  const site = knownProfile()
  const { phone } = site
  return plainPage(
    'Something broke on our side',
    site,
    markup`<p>This page couldn’t be shown. Try again in a minute, or call us and we answer your question at once.</p>
<p class="call"><a href="tel:${phoneDigits(phone)}">${phone}</a></p>
<p><a href="/">Home</a> · <a href="/contact">Contact</a></p>`,
  )
}

/** What everybody sees of a contractor whose site is closed (lib/known-tenants.ts). */
export const closedPage = (): string =>
  plainPage(
    'This site is closed',
    { shortName: new URL(env().SITE_URL).host, colors: defaultProfile.colors },
    markup`<p>There is nothing here any more.</p>`,
  )
