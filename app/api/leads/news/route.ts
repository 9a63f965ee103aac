import { leadNews } from '@/lib/data/lead-inbox'
import { handle } from '@/lib/http/handle'

/** GET: the number of waiting leads, the newest of them and the lead of the newest answer; open screens poll it. */
export const GET = handle({ auth: 'staff', byItself: true, run: leadNews })
