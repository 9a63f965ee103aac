import 'server-only'
import { randomUUID } from 'node:crypto'
import { getProfile } from '@/lib/data/settings'
import { env } from '@/lib/env'
import { emailLayout, paragraph } from '@/lib/mail/layout'
import { sendMail } from '@/lib/mail/send'
import { markup } from '@/lib/text/markup'

type PasswordResetMail = { to: string; link: string; minutes: number }

/** Sends an email with a link to set a new password. @throws whatever prevented it */
export type SendPasswordResetMail = (mail: PasswordResetMail) => Promise<void>

/** Sends the link at once: in the outbox it would be readable. */
export const sendPasswordResetMail: SendPasswordResetMail = async ({ to, link, minutes }) => {
  const profile = await getProfile()
  const { name, shortName } = profile
  const { page, button } = emailLayout(profile, env().SITE_URL)
  const reason = `Someone asked for a new password for your account at ${env().SITE_URL}.`
  const instruction = `If that was you, set it within ${minutes} minutes:`
  const linkNote =
    'The link works once. When you use it, every device that is signed in to your account is signed out.'
  const mistakeNote = 'If it wasn’t you, do nothing: your password stays as it is.'
  await sendMail(env(), {
    to,
    fromName: shortName,
    subject: `Set a new password for ${shortName}`,
    text: [reason, '', instruction, link, '', linkNote, '', mistakeNote, '', name, ''].join('\n'),
    html: page({
      heading: 'Set a new password',
      preview: instruction,
      body: [
        paragraph(reason),
        paragraph(instruction),
        button(link, 'Set a new password'),
        paragraph(linkNote),
        paragraph(mistakeNote),
      ],
      footer: [markup`${name}`],
    }),
    id: `reset-${randomUUID()}`,
    automatic: 'generated',
  })
}
