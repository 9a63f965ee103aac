import { headers } from 'next/headers'
import { holdUntilHydrated } from '@/lib/around-next/hold-until-hydrated'

/** The inline script that keeps what staff do before a page is hydrated; the policy knows it by its nonce. */
export async function BeforeHydration() {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  // A development build complains of an attribute that it hasn't rendered.
  const marksBusy = process.env.NODE_ENV === 'production'
  const code = `(${holdUntilHydrated.toString()})(${marksBusy})`
  // Browsers hide the nonce from scripts, so that hydration finds another value than the server's.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
}
