import { keepTrial } from '@/lib/data/trials'
import { handle } from '@/lib/http/handle'
import { sendTestMail } from '@/lib/integrations/test-mail'

const limit = { name: 'test-mail', points: 5, seconds: 300 }

/** POST: sends a test email to where leads go: `{ works, says }`, the mail server's answer as text. */
export const POST = handle({
  auth: 'owner',
  limit,
  run: async () => keepTrial('mail', await sendTestMail()),
})
