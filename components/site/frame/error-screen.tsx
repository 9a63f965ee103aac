'use client'

import { useSyncExternalStore } from 'react'
import { defaultProfile, phoneDigits } from '@/lib/business/profile'

export type ErrorScreenProps = { error: Error & { digest?: string }; reset: () => void }

const never = () => () => {}
const phoneInHeader = () =>
  document.querySelector('.header-phone')?.firstChild?.textContent ?? defaultProfile.phone

/**
 * What stands where a page failed. The telephone number stays on the screen: the one in the page's header where there
 * is one, else the one built in, since what failed may be the database.
 */
export function ErrorScreen({ error, reset }: ErrorScreenProps) {
  const phone = useSyncExternalStore(never, phoneInHeader, () => defaultProfile.phone)
  return (
    <section className="wrap section section--last">
      <h1>Something broke on our side</h1>
      <p className="lede mt-5">
        This page couldn’t be shown. Try again, or call us and we answer your question at once:
      </p>
      <a className="phone-band__num" href={`tel:${phoneDigits(phone)}`}>
        {phone}
      </a>
      <div className="actions">
        <button type="button" className="btn btn--primary" onClick={reset}>
          Try again
        </button>
        <a className="btn btn--line" href="/">
          Home
        </a>
        <a className="btn btn--line" href="/contact">
          Contact
        </a>
      </div>
      {error.digest && <p className="note mt-10">Reference: {error.digest}</p>}
    </section>
  )
}
