import { type Limit } from '@/lib/limits/rate-limit'

/** Both public forms together: more than a household sends, less than a script would. */
export const leadLimit: Limit = { name: 'leads', points: 60, seconds: 600, everybody: 1200 }
