import { loadRedirects } from '@/lib/data/redirect-table'
import { getProfile } from '@/lib/data/settings'
import { handle } from '@/lib/http/handle'
import { revalidate } from '@/lib/revalidate'

/** POST: what this server asks of itself when another site is in the place of this one (lib/site-file/work.ts); 204. */
export const POST = handle({
  auth: 'self',
  run: async () => {
    await loadRedirects()
    await getProfile()
    await revalidate({ kind: 'site' })
  },
})
