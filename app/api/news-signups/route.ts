import { auditRequest } from '@/lib/auth/audit'
import { listNewsSignups } from '@/lib/data/news-signups'
import { csvResponse } from '@/lib/http/csv-response'
import { handle } from '@/lib/http/handle'
import { counted } from '@/lib/text/counted'
import { csvLine, csvStart } from '@/lib/text/csv'
import { officeDay, officeInput } from '@/lib/time/office-time'

/** GET: those who asked for news, as CSV; for owners. */
export const GET = handle({
  auth: 'owner',
  run: async ({ request, staff }) => {
    const signups = await listNewsSignups()
    await auditRequest(staff, request, {
      action: 'news-signups-exported',
      detail: counted(signups.length, 'address', 'addresses'),
    })
    return csvResponse(`news-${officeDay(new Date().toISOString())}`, (take) => {
      take(csvStart(['Email', 'Signed up', 'Page', 'Text that was checked']))
      for (const { email, createdAt, page, text } of signups)
        take(csvLine([email, officeInput(createdAt).replace('T', ' '), page, text]))
      return Promise.resolve()
    })
  },
})
