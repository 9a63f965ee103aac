import 'server-only'
import { randomUUID } from 'node:crypto'
import { getProfile } from '@/lib/data/settings'
import { env } from '@/lib/env'
import { emailLayout, paragraph } from '@/lib/mail/layout'
import { sendMail } from '@/lib/mail/send'
import { markup } from '@/lib/text/markup'

/** Emails an invitation's link at once: in the outbox it would be readable. @throws SendError */
export async function sendInviteMail(mail: {
  to: string
  from: string
  link: string
  days: number
}): Promise<void> {
  const { to, from, link, days } = mail
  const profile = await getProfile()
  const { name, shortName } = profile
  const { page, button } = emailLayout(profile, env().SITE_URL)
  const invitation = `${from} invites you to work on the website of ${name}, ${env().SITE_URL}.`
  const instruction = `Choose a password within ${days} days:`
  const linkNote = 'The link works once. It is for you alone: don’t pass it on.'
  const mistakeNote = 'If you don’t know what this is about, do nothing.'
  await sendMail(env(), {
    to,
    fromName: shortName,
    subject: `Your account at ${shortName}`,
    text: [invitation, '', instruction, link, '', linkNote, '', mistakeNote, '', name, ''].join('\n'),
    html: page({
      heading: 'Your account',
      preview: instruction,
      body: [
        paragraph(invitation),
        paragraph(instruction),
        button(link, 'Set up your account'),
        paragraph(`${linkNote} ${mistakeNote}`),
      ],
      footer: [markup`${name}`],
    }),
    id: `invite-${randomUUID()}`,
    automatic: 'generated',
  })
}
