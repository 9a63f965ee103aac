import 'server-only'
import { defaultProfile, phoneDigits } from '@/lib/business/profile'
import { knownProfile } from '@/lib/data/settings'
import { markup } from '@/lib/text/markup'
import { plainPage } from '@/lib/text/plain-page'

/** Returns the page for visitors where a page could not be made; our policy blocks the script of Next's own. */
export function brokenPage(): string {
  const site = knownProfile()
  const { phone } = site
  return plainPage(
    'Something broke on our side',
    site,
    markup`<p>This page couldn’t be shown. Try again in a minute, or call us and we’ll answer your question.</p>
<p class="call"><a href="tel:${phoneDigits(phone)}">${phone}</a></p>
<p><a href="/">Home</a> · <a href="/contact">Contact</a></p>`,
  )
}

/** Returns the page for unknown host names (REFUSE_UNKNOWN_HOSTS). It names nobody. */
export const unknownHostPage = (): string =>
  plainPage(
    'Nothing is at this address',
    { shortName: 'Error 421', colors: defaultProfile.colors },
    markup`<p>No site is served under this name. Check how the address is spelled.</p>`,
  )
