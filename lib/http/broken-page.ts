import 'server-only'
import { defaultProfile, phoneDigits } from '@/lib/business/profile'
import { knownProfile } from '@/lib/data/settings'
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

/** What whoever asks by a host name that isn't this site's gets, where REFUSE_UNKNOWN_HOSTS is set. It names nobody. */
export const unknownHostPage = (): string =>
  plainPage(
    'Nothing is at this address',
    { shortName: 'Error 421', colors: defaultProfile.colors },
    markup`<p>No site is served under this name. Check how the address is spelled.</p>`,
  )
