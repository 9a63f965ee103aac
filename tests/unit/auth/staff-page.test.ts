import { requireOwnerPage, requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { temporaryDatabase } from '../data/temporary-database'
import { carry, signInStaff } from '../staff-session'

temporaryDatabase()

/** Returns Next's answer of a page that turns somebody away: "404", or the address it leads to. */
async function wayOf(page: () => Promise<unknown>): Promise<string> {
  try {
    await page()
    return 'shown'
  } catch (error) {
    const { digest = '' } = error as { digest?: string }
    return /^NEXT_HTTP_ERROR_FALLBACK;(\d+)/.exec(digest)?.[1] ?? digest.split(';').slice(2, -2).join(';')
  }
}
const hint = { 'staff-hint': '1' }
const dead = { 'next-auth.session-token': 'x' }
const askedHeaders = { 'x-path': '/admin/leads?view=won&q=a%26b' }
const there = '/login?callbackUrl=%2Fadmin%2Fleads%3Fview%3Dwon%26q%3Da%2526b'

test('a stranger finds nothing, with a session that is none too', async () => {
  for (const cookies of [{}, dead]) {
    carry(cookies, askedHeaders)
    expect(await wayOf(requireStaffPage)).toBe('404')
    expect(await wayOf(requireOwnerPage)).toBe('404')
    expect(await staffMetadata('Leads')).toMatchObject({ title: '404 Page Not Found' })
  }
})

test('a browser that was signed in is led to sign in, and back to where it wanted to go', async () => {
  for (const cookies of [hint, { ...hint, ...dead }]) {
    carry(cookies, askedHeaders)
    expect(await wayOf(requireStaffPage)).toBe(there)
    expect(await wayOf(requireOwnerPage)).toBe(there)
    expect(await staffMetadata('Leads')).toMatchObject({ title: '404 Page Not Found' })
  }
})

test.each([{}, { 'x-path': '//evil.example' }, { 'x-path': '/blog' }, { 'x-path': '/admin\\evil' }])(
  'back only into the staff area: %j',
  async (headers) => {
    carry(hint, headers as Record<string, string>)
    expect(await wayOf(requireStaffPage)).toBe('/login?callbackUrl=%2Fadmin')
  },
)

test('signed in, the hint is nothing', async () => {
  await signInStaff()
  expect(await wayOf(requireStaffPage)).toBe('shown')
})
