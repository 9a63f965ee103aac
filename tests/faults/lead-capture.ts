import { type Fault } from './fault'

export const leadCapture: Fault[] = [
  {
    file: 'lib/leads/take-lead.ts',
    find: 'JSON.stringify([day, address, said])',
    replace: 'JSON.stringify([day, address])',
    harm: 'Of two people in one household or office who write without script on one day, the second is lost.',
  },
  {
    file: 'lib/leads/capture.ts',
    find: "text.replaceAll('\\0', '').toWellFormed()",
    replace: "text.replaceAll('\\0', '')",
    harm: 'A message that was cut within an emoji can’t be stored on PostgreSQL.',
  },
  {
    file: 'lib/leads/spool.ts',
    find: '  const since = lastRoundAt\n  lastRoundAt = new Date()\n',
    replace: '  lastRoundAt = new Date()\n  const since = lastRoundAt\n',
    harm: 'A request that the database refuses is tried forever, and staff never see it.',
  },
  {
    file: 'lib/leads/spool.ts',
    find: 'Date.now() - stats.mtimeMs > draftsLast',
    replace: 'Date.now() - stats.mtimeMs < draftsLast',
    harm: 'A request that is just being written to the spool is deleted under the writer.',
  },
  {
    file: 'lib/leads/suspicion.ts',
    find: '{ homepage, elapsed }: FormInstance',
    replace: '{ homepage, elapsed = 0 }: FormInstance',
    harm: 'Everybody whose browser runs no script is taken for a program, and the owner isn’t told of them.',
  },
  {
    file: 'lib/data/leads.ts',
    find: 'db.lead.findFirst({ where: { OR: same }, select: leadSelect })',
    replace: 'db.lead.findFirst({ where: { id }, select: leadSelect })',
    harm: 'A second click of staff on “Book” plans the visit for some other person’s request.',
  },
  {
    file: 'lib/data/leads.ts',
    find: "const where = { id, status: 'spam', suspicion: { not: '' } }",
    replace: "const where = { id, status: 'spam' }",
    harm: 'A program releases by its proof what staff have marked as spam, and mail goes out about it.',
  },
  {
    file: 'lib/data/outbox.ts',
    find: "const offered = kind === 'lead-notification' && !SMTP_URL",
    replace: 'const offered = !SMTP_URL',
    harm: 'A contractor who gets requests by text message or webhook only is told of none.',
  },
  {
    file: 'lib/delivery/worker.ts',
    find: "{ status: 'waiting', lastError, nextTryAt, attempts: 0 }",
    replace: "{ status: 'waiting', lastError, nextTryAt }",
    harm: 'In a flood the put-off mails count as tries: staff are alarmed, and mails are given up too early.',
  },
  {
    file: 'lib/delivery/confirmation-budget.ts',
    find: 'if (sentToMailbox.length >= max && firstSent)',
    replace: 'if (sentToMailbox.length > max && firstSent)',
    harm: 'A stranger’s mailbox gets more mails by our forms than we promise.',
  },
]
