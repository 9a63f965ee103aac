import { headers } from 'next/headers'
import { holdUntilHydrated } from '@/lib/around-next/hold-until-hydrated'

/** The inline script that queues clicks and typing until React has hydrated the page. */
export async function BeforeHydration() {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  // React complains in development about an attribute that it hasn't rendered.
  const marksBusy = process.env.NODE_ENV === 'production'
  const code = `(${holdUntilHydrated.toString()})(${marksBusy})`
  // Browsers hide the nonce from scripts, so hydration finds a different value than the server's.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
}
