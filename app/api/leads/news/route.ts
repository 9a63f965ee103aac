import { leadNews } from '@/lib/data/lead-inbox'
import { handle } from '@/lib/http/handle'

/** GET: how many leads wait, and the newest of them: an open screen asks every few seconds. */
export const GET = handle({ auth: 'staff', byItself: true, run: leadNews })
