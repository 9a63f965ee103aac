import { type Fault } from './fault'

export const permissions: Fault[] = [
  {
    file: 'app/api/leads/export/route.ts',
    find: "GET = handle({\n  auth: 'owner'",
    replace: "GET = handle({\n  auth: 'staff'",
    harm: 'Every editor can take all customers’ data home as one file.',
  },
  {
    file: 'app/api/leads/export/route.ts',
    find: "POST = handle({\n  auth: 'owner'",
    replace: "POST = handle({\n  auth: 'staff'",
    harm: 'Every editor can take a thousand customers’ data home as one file.',
  },
  {
    file: 'lib/http/handle.ts',
    find: "const mutation = request.method !== 'GET' && request.method !== 'HEAD'",
    replace: "const mutation = request.method === 'POST'",
    harm: 'A foreign site that an owner visits can change and delete what is on this one.',
  },
  {
    file: 'app/api/leads/news/route.ts',
    find: 'byItself: true, ',
    replace: '',
    harm: 'A screen that is left open in the showroom never signs out: it asks for news every few seconds.',
  },
  {
    file: 'lib/http/same-origin.ts',
    find: "new URL(origin).host !== request.headers.get('host')",
    replace: "!new URL(origin).host.endsWith(request.headers.get('host') ?? '')",
    harm: 'A site whose name ends like ours can post our forms and calls.',
  },
  {
    file: 'lib/limits/client-address.ts',
    find: ".split(',').at(-trustedHops())?.trim()",
    replace: ".split(',')[0]?.trim()",
    harm: 'Who guesses passwords or floods the forms writes another address into each request.',
  },
  {
    file: 'lib/auth/sign-in.ts',
    find: 'const account = `${email}\\n${address}`',
    replace: 'const account = email',
    harm: 'A stranger keeps the owner from signing in by trying wrong passwords.',
  },
  {
    file: 'lib/data/second-factor.ts',
    find: 'totpStep: { lt: step }',
    replace: 'totpStep: { lte: step }',
    harm: 'Who looks over a shoulder can use the code once more.',
  },
  {
    file: 'lib/data/staff-accounts.ts',
    find: "where: { role: 'owner', deactivatedAt: null, id: { not: id } }",
    replace: "where: { role: 'owner', id: { not: id } }",
    harm: 'The last owner who can sign in takes the right away from themselves, and nobody has it any more.',
  },
  {
    file: 'lib/data/staff-accounts.ts',
    find: '        await keepAnOwner(tx, id)\n        await closeInvites(tx, id)\n',
    replace: '        await keepAnOwner(tx, id)\n',
    harm: 'Who is no owner any more still lets others in by invitations sent before.',
  },
  {
    file: 'lib/data/lead-changes.ts',
    find: "where: { id: eventId, leadId: id, kind: 'note', staffId }",
    replace: 'where: { id: eventId, leadId: id, staffId }',
    harm: 'Staff can erase from a request’s history what they have done.',
  },
]
