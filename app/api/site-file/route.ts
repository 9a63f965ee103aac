import { handle } from '@/lib/http/handle'
import { siteFileNow } from '@/lib/site-file/work'

/** GET: the progress of export and import, `{ job, made, sent, outcome }`. */
export const GET = handle({ auth: 'owner', byItself: true, run: () => Promise.resolve(siteFileNow()) })
