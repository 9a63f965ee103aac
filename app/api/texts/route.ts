import { fileText, isFromTwilio } from '@/lib/delivery/incoming-text'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { readBody } from '@/lib/http/read-body'

/** POST: takes a text that came in from Twilio, which signs it; an answer without a message sends none back. */
export const POST = handle({
  run: async ({ request }) => {
    const { SITE_URL, SMS_AUTH_TOKEN } = env()
    const form = new URLSearchParams(await readBody(request, 64 * 1024))
    const signature = request.headers.get('x-twilio-signature') ?? ''
    if (!SMS_AUTH_TOKEN || !isFromTwilio(`${SITE_URL}/api/texts`, form, signature, SMS_AUTH_TOKEN))
      throw new AppError('forbidden')
    await fileText(form)
    return new Response('<Response/>', {
      headers: { 'content-type': 'text/xml', 'cache-control': 'no-store' },
    })
  },
})
