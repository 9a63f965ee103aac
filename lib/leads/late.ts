import { claims } from '@/lib/business/profile'

/** Whether a lead has waited longer than the site promises. Its time is an ISO string. */
export const isLate = (since: string, now: Date): boolean =>
  now.getTime() - new Date(since).getTime() > claims.replyHours * 3_600_000
