import 'server-only'
import { type Instructions } from '@/lib/content-types'
import { env } from '@/lib/env'

// Writes the messages that an owner sends to the operator. Of all texts in the staff area only these name variables and
// commands (tests/unit/house-texts.test.ts).

/** Returns a message that asks for a task, "set up email", and says how it is done. */
function instructions(task: string, ...steps: string[]): Instructions {
  const { SITE_URL } = env()
  return {
    subject: `Please ${task}: ${new URL(SITE_URL).host}`,
    text: [`Please ${task} for our website, ${SITE_URL}.`, ...steps].join('\n\n'),
  }
}

const variablesNote =
  'These are environment variables of the server, or lines of its file .env. Restart the site after changing one. ' +
  'README.md explains each under “Configuration”; Settings, Integrations, shows whether it worked.'

/** Returns a message that asks for variables to be set, or changed where `problem` says what is wrong. */
const variables = (task: string, lines: string[], problem?: string) =>
  instructions(task, ...(problem ? [`The site reports: ${problem}`] : []), lines.join('\n'), variablesNote)

/** Asks for a mail server, or for one that works. */
export const mailInstructions = (problem?: string): Instructions =>
  variables(
    problem ? 'repair email' : 'set up email',
    [
      'SMTP_URL: the mail server, as in smtps://user:password@mail.example.com, with special characters percent-encoded',
      'MAIL_FROM: the sender’s address; not needed if the user above is one. SPF and DKIM of its domain must allow the mail server.',
    ],
    problem,
  )

/** Asks for a mailbox from which answers are filed, or for one that works. */
export const answersInstructions = (problem?: string): Instructions =>
  variables(
    problem ? 'repair the answers to our emails' : 'have answers to our emails filed on their leads',
    [
      'IMAP_URL: the mailbox in which answers arrive, as in imaps://user:password@mail.example.com, with special characters percent-encoded',
      'REPLY_TO: its address, as in office+*@example.com, where the site puts the lead in place of the *; without +* for a mail server that knows no such addresses',
    ],
    problem,
  )

export const reviewsInstructions = (problem?: string): Instructions =>
  variables(
    problem ? 'repair the Google reviews' : 'connect our Google reviews',
    [
      'GOOGLE_PLACES_API_KEY: a key of a Google Cloud project with billing that may use the Places API',
      'GOOGLE_PLACE_ID: our place, by Google’s Place ID Finder',
    ],
    problem,
  )

export const webhookInstructions = (problem?: string): Instructions =>
  variables(
    problem ? 'repair the webhook' : 'send each new lead to another program',
    [
      'WEBHOOK_URL: the address that the program gives for it, beginning with https',
      'WEBHOOK_SECRET: at least 32 random characters, by which the program checks the signature (docs/decisions/016)',
    ],
    problem,
  )

export const smsInstructions = (problem?: string): Instructions =>
  variables(
    problem ? 'repair the text messages' : 'have each new lead sent to us as a text message',
    [
      'SMS_ACCOUNT_SID and SMS_AUTH_TOKEN: a Twilio account',
      'SMS_FROM: its number or messaging service',
      'SMS_TO: the number that gets the messages, as in +18455550142',
      'For homeowners’ answers: docs/operations.md, “Texts of homeowners”',
    ],
    problem,
  )

/** Asks for a backup that works; without a problem for backups at all. */
export const backupInstructions = (problem?: string): Instructions =>
  problem
    ? instructions(
        'repair the nightly backup',
        `The site reports: ${problem}`,
        `Backups go to BACKUP_DIR, now ${env().BACKUP_DIR}. “npm run backup” on the server makes one and says what is wrong. ` +
          'docs/reliability.md has more.',
      )
    : variables('turn on backups', [
        'BACKUP: 1 makes one each night; 0, as now, relies on the server’s own backups of the database and DATA_DIR',
      ])

export const indexingInstructions = (): Instructions =>
  variables('let search engines in', ['ALLOW_INDEXING: 0, as now, keeps them out. Remove it.'])

/** Asks for another address of the site, or for pages that are built with the present one. */
export const addressInstructions = (mismatch?: string): Instructions =>
  instructions(
    'set the site’s address',
    `The site reports: ${mismatch ?? `SITE_URL is ${env().SITE_URL}.`}`,
    'SITE_URL: the public address, beginning with https. The proxy in front of the site serves its certificate.',
    'It is an environment variable of the server, or a line of its file .env. Set it, then build and restart the site: ' +
      'pages hold the address that they were built with.',
  )

export const visitorsInstructions = (): Instructions =>
  variables('correct the number of proxies', [
    'TRUST_PROXY: the number of proxies in front of the site, usually 1. With 0, as now, all visitors have the proxy’s address, and share its limits.',
  ])

/** Asks for a new password where the site can't email a link. */
export const passwordInstructions = (): Instructions =>
  instructions(
    'set a new password for my staff account',
    'Run this on the server, with the email address that I sign in with, and give me the password that it prints:',
    'npm run staff:password -- you@example.com',
  )
