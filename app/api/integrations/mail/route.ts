import { handle } from '@/lib/http/handle'
import { sendTestMail } from '@/lib/integrations/test-mail'
import { keepTrial } from '@/lib/integrations/trials'

const limit = { name: 'test-mail', points: 5, seconds: 300 }

/** POST: mails a test to who asks: `{ works, says }`, the mail server's answer in words. */
export const POST = handle({
  auth: 'owner',
  limit,
  run: async ({ staff }) => keepTrial('mail', await sendTestMail(staff.email)),
})
