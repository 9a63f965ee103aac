'use client'

import { useSyncExternalStore } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { defaultPhone, phoneDigits } from '@/lib/business/phone'

export type ErrorScreenProps = { error: Error & { digest?: string }; reset: () => void }

const never = () => () => {}
const phoneInHeader = () => document.querySelector<HTMLElement>('[data-phone]')?.dataset.phone ?? defaultPhone

/** Shows the telephone number of the page's header, else the built-in one, since the database may have failed. */
export function ErrorScreen({ error, reset }: ErrorScreenProps) {
  const phone = useSyncExternalStore(never, phoneInHeader, () => defaultPhone)
  return (
    <section className="px-gutter py-section">
      <h1>Something broke on our side</h1>
      <p className="mt-5 max-w-[31em] text-lede">
        This page couldn’t be shown. Try again, or call us and we answer your question at once:
      </p>
      <a
        className="my-6 inline-block font-serif text-h1 tracking-[-0.02em] whitespace-nowrap text-spruce lining-nums"
        href={`tel:${phoneDigits(phone)}`}
      >
        {phone}
      </a>
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button look="primary" onClick={reset}>
          Try again
        </Button>
        <ButtonLink look="line" href="/">
          Home
        </ButtonLink>
        <ButtonLink look="line" href="/contact">
          Contact
        </ButtonLink>
      </div>
      {error.digest && <p className="mt-10 text-caption text-quiet">Reference: {error.digest}</p>}
    </section>
  )
}
