import 'server-only'
import { randomUUID } from 'node:crypto'
import { type Trial } from '@/lib/content-types'
import { getProfile } from '@/lib/data/settings'
import { env } from '@/lib/env'
import { ownerAddress } from '@/lib/mail/addresses'
import { emailLayout, paragraph } from '@/lib/mail/layout'
import { type MailTimes, sendMail } from '@/lib/mail/send'
import { SendError } from '@/lib/send-error'
import { markup } from '@/lib/text/markup'
import { withTimeout } from '@/lib/with-timeout'

/** The limits of a test and of each of its steps, in milliseconds. */
const deadline = 20_000
const times: MailTimes = { connect: 8_000, answer: 10_000 }

/** Sends a test email to the address for leads, in the same way as leads. @returns the result in words; never throws */
export async function sendTestMail(limits = { deadline, times }): Promise<Trial> {
  const profile = await getProfile()
  const { name, shortName } = profile
  const to = ownerAddress(env(), profile)
  if (!to) return { works: false, says: 'There is no address for leads yet.' }
  const text = `This is a test from ${env().SITE_URL}. Email works: new leads will reach you the same way.`
  const mail = {
    to,
    fromName: `${shortName} website`,
    subject: `Test from the website of ${shortName}`,
    text: [text, '', name, ''].join('\n'),
    html: emailLayout(profile, env().SITE_URL).page({
      heading: 'Email works',
      preview: text,
      body: [paragraph(text)],
      footer: [markup`${name}`],
    }),
    id: `test-${randomUUID()}`,
    automatic: 'generated' as const,
  }
  try {
    const late = () => new SendError('The mail server didn’t answer in time.')
    await withTimeout(sendMail(env(), mail, limits.times), limits.deadline, late)
    return { works: true, says: `A test is on its way to ${to}. Check that inbox and its spam folder.` }
  } catch (error) {
    return { works: false, says: error instanceof SendError ? error.message : 'The test could not be sent.' }
  }
}
