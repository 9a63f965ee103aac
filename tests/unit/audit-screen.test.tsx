import { type ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { AuditScreen } from '@/components/admin/settings/audit-screen'
import { auditActionsOf, auditGroups, type AuditGroup, auditSentence, auditVerbs } from '@/lib/audit-words'
import { type AuditAction, type AuditRow } from '@/lib/content-types'

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
const wanted = { who: '', what: '', days: '' }

test.each<[string, Partial<AuditRow>]>([
  [
    'Dana Smith invited a@b.test as editor',
    { action: 'staff-invited', target: 'a@b.test', detail: 'editor' },
  ],
  [
    'Dana Smith took back the invitation of a@b.test',
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
    'Somebody could not sign in no such account · Chrome',
    { action: 'sign-in-failed', staffName: null, target: 'no such account', detail: 'Chrome' },
  ],
])('%s', (sentence, change) => expect(read(change)).toBe(sentence))

test('every action is in one group', () => {
  const grouped = (Object.keys(auditGroups) as AuditGroup[]).flatMap(auditActionsOf)
  expect(grouped.sort()).toEqual((Object.keys(auditVerbs) as AuditAction[]).sort())
})

test('the way to earlier entries keeps what the log is narrowed to', () => {
  const html = (props: Partial<ComponentProps<typeof AuditScreen>>) =>
    renderToStaticMarkup(
      <AuditScreen
        rows={[row({})]}
        next={null}
        isFirst
        wanted={wanted}
        people={[]}
        auditDays={30}
        {...props}
      />,
    ).replaceAll('&amp;', '&')
  const first = html({ next: '1-a', wanted: { ...wanted, what: 'accounts' } })
  expect(first).toMatch(/href="\/admin\/settings\/audit\?what=accounts&before=1-a"[^>]*>Earlier</)
  expect(first).not.toContain('>Newest<')
  expect(html({ isFirst: false })).toMatch(/href="\/admin\/settings\/audit"[^>]*>Newest</)
  expect(html({})).not.toContain('>Newest<')
  expect(html({})).toContain('Entries are kept for 30 days;')
  expect(html({ rows: [], wanted: { ...wanted, who: 'dana' } })).toContain('Show everything')
})
