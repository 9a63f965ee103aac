import { type ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { AuditScreen } from '@/components/admin/settings/audit-screen'
import {
  type AuditAction,
  auditActions,
  auditActionsOf,
  auditGroups,
  type AuditGroup,
  type AuditRow,
} from '@/lib/records/audit-actions'
import { addressWords, auditSentence } from '@/lib/records/audit-words'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }))

const row = (change: Partial<AuditRow>): AuditRow => ({
  id: Math.random().toString(36),
  action: 'signed-in',
  target: '',
  detail: '',
  address: '',
  createdAt: '2026-11-20T15:00:00.000Z',
  staffId: 'dana',
  staffName: 'Dana Smith',
  ...change,
})
const read = (change: Partial<AuditRow>) => {
  const { who, did, to, more } = auditSentence(row(change))
  return [who, did, to, more].filter(Boolean).join(' ')
}
const filter = { who: '', what: '', days: '' }

const id = '1f9cb3a8-1c5e-4a51-9d0c-000000000000'
const leadDeleted = { action: 'lead-deleted', target: id, detail: 'with 1 joined to it' } as const
/** Whose target is an id. */
const idActions = new Set<AuditAction>([
  ...(['page-deleted', 'post-deleted', 'project-deleted', 'testimonial-deleted', 'picture-deleted'] as const),
  ...(['lead-trashed', 'lead-deleted', 'leads-merged', 'posts-imported'] as const),
])

test.each<[string, Partial<AuditRow>]>([
  [
    'Dana Smith invited a@b.test as editor',
    { action: 'staff-invited', target: 'a@b.test', detail: 'editor' },
  ],
  [
    'Dana Smith withdrew the invitation of a@b.test',
    { action: 'staff-invited', target: 'a@b.test', detail: 'taken back' },
  ],
  [
    'Dana Smith reactivated a@b.test',
    { action: 'staff-deactivated', target: 'a@b.test', detail: 'reactivated' },
  ],
  ['Dana Smith deactivated a@b.test', { action: 'staff-deactivated', target: 'a@b.test' }],
  ['Dana Smith redirected /old to /new', { action: 'redirect-changed', target: '/old', detail: 'to /new' }],
  [
    'Dana Smith deleted the redirect of /old',
    { action: 'redirect-changed', target: '/old', detail: 'deleted' },
  ],
  [
    'Someone failed to sign in no such account · Chrome',
    { action: 'sign-in-failed', staffName: null, target: 'no such account', detail: 'Chrome' },
  ],
  // An entry has the record's present name, its earlier one, or that of its kind.
  [
    'Dana Smith deleted the page Winter offer',
    { action: 'page-deleted', target: id, targetName: 'Winter offer' },
  ],
  [
    'Dana Smith deleted the page Winter offer for good',
    { action: 'page-deleted', target: id, detail: 'for good: Winter offer' },
  ],
  [
    'Dana Smith deleted the project White kitchen',
    { action: 'project-deleted', target: id, detail: 'White kitchen' },
  ],
  ['Dana Smith deleted a page', { action: 'page-deleted', target: id }],
  ['Dana Smith deleted a testimonial', { action: 'testimonial-deleted', target: id }],
  ['Dana Smith deleted a picture', { action: 'picture-deleted', target: id }],
  ['Dana Smith deleted the picture oak.jpg', { action: 'picture-deleted', target: id, detail: 'oak.jpg' }],
  [
    'Dana Smith deleted the testimonial of Maria G.',
    { action: 'testimonial-deleted', target: id, detail: 'Maria G.' },
  ],
  [
    'Dana Smith moved to the trash the lead of Ana',
    { action: 'lead-trashed', target: id, targetName: 'Ana' },
  ],
  ['Dana Smith moved to the trash a deleted lead', { action: 'lead-trashed', target: id }],
  ['Dana Smith deleted a lead with 1 joined to it', leadDeleted],
  [
    'Dana Smith joined Ben and Ana',
    { action: 'leads-merged', target: id, detail: id, targetName: 'Ana', detailName: 'Ben' },
  ],
  [
    'Dana Smith joined a deleted lead and Ana',
    { action: 'leads-merged', target: id, detail: id, targetName: 'Ana' },
  ],
  [
    'Dana Smith imported from another site 3 posts, 2 pages from example.com',
    { action: 'posts-imported', target: id, detail: '3 posts, 2 pages from example.com' },
  ],
  [
    'Dana Smith changed the copy of Kitchen Remodeling in Nyack',
    {
      action: 'words-changed',
      target: 'nyack/kitchen-remodeling',
      targetName: 'Kitchen Remodeling in Nyack',
    },
  ],
])('%s', (sentence, change) => expect(read(change)).toBe(sentence))

test('no sentence has the id of a record, whatever was done', () => {
  for (const action of Object.keys(auditActions) as AuditAction[])
    if (idActions.has(action)) expect(read({ action, target: id, detail: '' })).not.toContain(id)
})

test.each([
  ['0:0:0:0::/64', 'the server itself'],
  ['127.0.0.1', 'the server itself'],
  ['192.168.1.20', 'a device in the server’s own network, 192.168.1.20'],
  ['203.0.113.5', 'the address 203.0.113.5'],
  ['2001:db8:1:2::/64', 'the network 2001:db8:1:2'],
  ['unknown', ''],
  ['', ''],
])('the address %j is %j', (address, words) => expect(addressWords(address)).toBe(words))

test('every action is in one group', () => {
  const grouped = (Object.keys(auditGroups) as AuditGroup[]).flatMap(auditActionsOf)
  expect(grouped.sort()).toEqual((Object.keys(auditActions) as AuditAction[]).sort())
})

test('the way to earlier entries keeps what the log is narrowed to', () => {
  const html = (props: Partial<ComponentProps<typeof AuditScreen>>) =>
    renderToStaticMarkup(
      <AuditScreen
        rows={[row({})]}
        next={null}
        isFirst
        filter={filter}
        people={[]}
        auditDays={30}
        {...props}
      />,
    ).replaceAll('&amp;', '&')
  const first = html({ next: '1-a', filter: { ...filter, what: 'accounts' } })
  expect(first).toMatch(/href="\/admin\/settings\/audit\?what=accounts&before=1-a"[^>]*>Earlier</)
  expect(first).not.toContain('>Newest<')
  expect(html({ isFirst: false })).toMatch(/href="\/admin\/settings\/audit"[^>]*>Newest</)
  expect(html({})).not.toContain('>Newest<')
  expect(html({})).toContain('Entries are kept for 30 days;')
  expect(html({ rows: [], filter: { ...filter, who: 'dana' } })).toContain('Show everything')
})
