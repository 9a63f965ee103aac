import { textsOf } from '@/lib/business/wording'
import { addSelfEmail } from '@/lib/data/self-emails'
import { getProfile } from '@/lib/data/settings'
import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { canSendMail } from '@/lib/mail/addresses'
import { newsText } from '@/lib/schemas/news-text'
import { selfEmailSchema } from '@/lib/schemas/self-email'
import { ownAddress } from '@/lib/self-emails/content'
import { refusedSelfEmail, sentPage } from '@/lib/self-emails/form-page'

type Sent = { email: string; about: string }

const instead = 'Copy the link of the page instead, or call us.'

/** POST: emails a design or an estimate to an address; 200 once it is in the outbox. */
export const POST = handle({
  schema: selfEmailSchema,
  limit: { name: 'self-email', points: 10, seconds: 3600 },
  form: { done: (result) => sentPage(result as Sent), refused: refusedSelfEmail },
  run: async ({ input: { email, about, news, homepage } }): Promise<Sent> => {
    if (homepage)
      throw new AppError('forbidden', { detail: `This looked as if a program sent it. ${instead}` })
    if (!canSendMail())
      throw new AppError('unavailable', { detail: `We can’t send email right now. ${instead}` })
    const address = await ownAddress(about)
    if (!address)
      throw new AppError('invalid', {
        detail: 'This design or estimate isn’t offered anymore. Open the page again, and send it from there.',
      })
    const words = textsOf(await getProfile(), ['forms'])
    const outcome = await addSelfEmail({
      to: email,
      about: address,
      news: news ? words(newsText) : undefined,
    })
    if (outcome === 'mailbox')
      throw new AppError('too-many', {
        detail: `That address has had five of these emails within a day. Try again tomorrow. ${instead}`,
      })
    if (outcome === 'all')
      throw new AppError('too-many', {
        detail: `So many of these emails went out today that we stopped. Try again tomorrow. ${instead}`,
      })
    return { email, about: address }
  },
})
