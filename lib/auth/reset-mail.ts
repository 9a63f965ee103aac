import 'server-only'
import { createTransport } from 'nodemailer'
import { getProfile } from '@/lib/data/settings'
import { env } from '@/lib/env'

/** A mail with a link to set a new password. */
export type PasswordResetMail = { to: string; link: string; minutes: number }

/** Sends it. @throws whatever hindered it */
export type SendPasswordResetMail = (mail: PasswordResetMail) => Promise<void>

/** Whether mail can be sent at all. */
export const canSendMail = (): boolean => env().SMTP_URL !== undefined

/** By the mail server of SMTP_URL. One that doesn't answer is given up after some seconds. */
export const sendPasswordResetMail: SendPasswordResetMail = async ({ to, link, minutes }) => {
  const { SMTP_URL, SITE_URL } = env()
  const { name, shortName, email } = await getProfile()
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.sendMail({
      from: { name: shortName, address: email },
      to: { name: '', address: to },
      subject: `Set a new password for ${shortName}`,
      text: [
        `Somebody asked for a new password for your account at ${SITE_URL}.`,
        '',
        `If that was you, set it here within ${minutes} minutes:`,
        link,
        '',
        'The link works once. When you use it, every device that is signed in to your account is signed out.',
        '',
        'If it wasn’t you, do nothing: your password stays as it is.',
        '',
        name,
      ].join('\n'),
    })
  } finally {
    transport.close()
  }
}
