import { revalidatePath } from 'next/cache'
import { PUT } from '@/app/api/settings/[group]/route'
import { GET } from '@/app/api/settings/route'
import { tooLightText } from '@/lib/brand-colors'
import { defaultProfile } from '@/lib/business/profile'
import { type SettingsGroup, settingsGroupNames } from '@/lib/records/settings/groups'
import { type SettingsValues } from '@/lib/records/settings/values'
import { listAudit } from '@/lib/records/audit-log'
import { getProfile, getSetting, knownProfile } from '@/lib/data/settings'
import { createStaff } from '@/lib/data/staff'
import { temporaryDatabase } from '../data/temporary-database'
import { bringToken, signOutStaff, tokenOf } from '../staff-session'

temporaryDatabase()

const as = async (role: 'owner' | 'editor') => {
  const staff = await createStaff({ email: `${role}@example.com`, name: role, passwordHash: 'none', role })
  bringToken(await tokenOf(staff))
}
beforeEach(async () => {
  jest.mocked(revalidatePath).mockClear()
  await as('owner')
})

const request = (method: string, path: string, body?: unknown) =>
  new Request(`http://localhost:3000/api/settings${path}`, {
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
    headers: { host: 'localhost:3000', 'content-type': 'application/json' },
  })
const put = (group: SettingsGroup, body: unknown) =>
  PUT(request('PUT', `/${group}`, body), { params: Promise.resolve({ group }) })
type Settings = { values: SettingsValues; versions: Record<SettingsGroup, string> }
const settings = async () => (await (await GET(request('GET', ''))).json()) as Settings
const problem = async (answer: Response) =>
  (await answer.json()) as {
    detail: string
    errors?: Record<string, string>
    values?: unknown
    version?: string
  }

/** Sends a group as it is, with changes. */
async function change<Group extends SettingsGroup>(group: Group, part: object, version?: string) {
  const { values, versions } = await settings()
  return put(group, { values: { ...values[group], ...part }, version: version ?? versions[group] })
}

describe('who may', () => {
  test.each(settingsGroupNames)('%s: nobody 401, an editor 403 but for the wording', async (group) => {
    const { values, versions } = await settings()
    const body = { values: values[group], version: versions[group] }
    signOutStaff()
    expect((await put(group, body)).status).toBe(401)
    await as('editor')
    expect((await put(group, body)).status).toBe(group === 'wording' ? 200 : 403)
    expect(revalidatePath).not.toHaveBeenCalled()
  })

  test('editors read them, visitors don’t', async () => {
    await as('editor')
    expect((await settings()).values.business.phone).toBe(defaultProfile.phone)
    signOutStaff()
    expect((await GET(request('GET', ''))).status).toBe(401)
  })
})

test('a group is stored, every page renders again, and the audit log names what changed', async () => {
  const answer = await change('business', { phone: '8455550199', licenseNumber: 'H-12' })
  expect(answer.status).toBe(200)
  const saved = (await answer.json()) as { values: { phone: string }; version: string }
  expect(saved.values.phone).toBe('(845) 555-0199')
  expect(saved.version).toBe((await settings()).versions.business)
  expect(await getProfile()).toEqual({ ...defaultProfile, phone: '(845) 555-0199', licenseNumber: 'H-12' })
  expect(knownProfile().phone).toBe('(845) 555-0199')
  expect(jest.mocked(revalidatePath).mock.calls).toEqual([['/', 'layout']])
  const [entry] = await listAudit()
  expect(entry).toMatchObject({
    action: 'settings-changed',
    target: 'Business profile',
    detail: 'License number, Phone',
  })
  expect(JSON.stringify(entry)).not.toContain('555-0199')
})

test('the rules of visits show on their page only, the switch for booking in every footer', async () => {
  const { visits } = defaultProfile
  expect((await change('visits', { visits: { ...visits, minutes: 45 } })).status).toBe(200)
  expect(jest.mocked(revalidatePath).mock.calls).toEqual([['/visit', undefined]])
  expect((await change('visits', { visits: { ...visits, isOn: true } })).status).toBe(200)
  expect(jest.mocked(revalidatePath)).toHaveBeenLastCalledWith('/', 'layout')
})

test('recipient and sender of emails show on no page', async () => {
  const mail = { leadsTo: 'office@hearth.test', senderName: 'Hearth' }
  expect((await change('mail', { mail })).status).toBe(200)
  expect((await getProfile()).mail).toEqual(mail)
  expect(revalidatePath).not.toHaveBeenCalled()
})

test('of the wording only what differs is stored, and every page renders again', async () => {
  const { wording } = defaultProfile
  const changed = { ...wording, landing: { ...wording.landing, houses: 'Is this your house?' } }
  expect((await change('wording', { wording: changed })).status).toBe(200)
  expect(await getSetting('profile')).toEqual({ wording: { landing: { houses: 'Is this your house?' } } })
  expect((await getProfile()).wording).toEqual(changed)
  expect(jest.mocked(revalidatePath).mock.calls).toEqual([['/', 'layout']])
  expect((await listAudit())[0]).toMatchObject({ target: 'Wording', detail: 'If this is your house' })
})

test('saving what is there already changes nothing and says nothing', async () => {
  expect((await change('business', {})).status).toBe(200)
  expect(revalidatePath).not.toHaveBeenCalled()
  expect(await listAudit()).toEqual([])
})

test('there is no other group', async () => {
  const answer = await PUT(request('PUT', '/toString', {}), {
    params: Promise.resolve({ group: 'toString' }),
  })
  expect(answer.status).toBe(404)
})

describe('two owners', () => {
  test('the second one is told what is there now, and nothing is stored over it', async () => {
    const { versions } = await settings()
    await change('business', { phone: '(845) 555-0111' })
    const answer = await change('business', { phone: '(845) 555-0122' }, versions.business)
    expect(answer.status).toBe(409)
    const { detail, values, version } = await problem(answer)
    expect(detail).toMatch(/Look at both, then save again/)
    expect(values).toMatchObject({ phone: '(845) 555-0111', email: defaultProfile.email })
    expect((await getProfile()).phone).toBe('(845) 555-0111')
    expect((await change('business', { phone: '(845) 555-0122' }, version)).status).toBe(200)
  })

  test('in different groups they aren’t in each other’s way', async () => {
    const { versions } = await settings()
    await change('business', { phone: '(845) 555-0111' })
    expect((await change('claims', { replyHours: 4 }, versions.claims)).status).toBe(200)
    expect(await getProfile()).toMatchObject({ phone: '(845) 555-0111', replyHours: 4 })
  })

  test('of two at the same moment one gets through', async () => {
    const { versions } = await settings()
    const answers = await Promise.all(
      ['1', '2'].map((last) => change('business', { phone: `(845) 555-010${last}` }, versions.business)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('bad input', () => {
  const {
    address,
    claims,
    showroomHours,
    telephoneHours,
    prices,
    furtherPrices,
    financing,
    privacy,
    retention,
  } = defaultProfile
  const none = { opens: '', closes: '' }
  const closedWeek = Object.fromEntries(Object.keys(showroomHours).map((day) => [day, none]))
  test.each<[SettingsGroup, object, Record<string, string>]>([
    ['business', { name: '  ' }, { name: 'Enter the name' }],
    ['business', { phone: '555' }, { phone: 'Enter a phone number with ten digits' }],
    ['business', { phone: '(045) 555-0142' }, { phone: 'Enter a phone number with ten digits' }],
    ['business', { email: 'hello' }, { email: 'Enter an email address, as in name@example.com' }],
    ['business', { address: { ...address, postalCode: '1095' } }, { 'address.postalCode': 'Five digits' }],
    ['business', { address: { ...address, region: '12' } }, { 'address.region': 'Two letters, e.g. NY' }],
    [
      'look',
      { colors: { main: '#ff0000', accent: 'red' } },
      {
        'colors.main': tooLightText('#ff0000'),
        'colors.accent': 'Enter a color as six digits with # before them, as in #20463a',
      },
    ],
    [
      'look',
      { logo: { light: 'https://elsewhere.example/a.png', dark: '/images/kitchen-01-after.webp' } },
      {
        'logo.light': 'Choose a picture that you have added yourself',
        'logo.dark': 'Choose a picture that you have added yourself',
      },
    ],
    [
      'hours',
      { showroomHours: { ...showroomHours, monday: { opens: '17:00', closes: '09:00' } } },
      { 'showroomHours.monday.closes': 'Closing time must be after opening time' },
    ],
    [
      'hours',
      { telephoneHours: { ...telephoneHours, friday: { opens: '09:00', closes: '' } } },
      { 'telephoneHours.friday.closes': 'Enter both times' },
    ],
    [
      'hours',
      { telephoneHours: { ...telephoneHours, friday: { opens: '25:00', closes: '26:00' } } },
      { 'telephoneHours.friday.opens': 'Enter a time', 'telephoneHours.friday.closes': 'Enter a time' },
    ],
    [
      'hours',
      { telephoneHours: closedWeek },
      { 'telephoneHours.monday.closes': 'Enter phone hours for at least one day' },
    ],
    [
      'claims',
      { claims: { ...claims, since: { ...claims.since, value: '99' } } },
      { 'claims.since.value': 'Enter a year with four digits, or nothing' },
    ],
    ['claims', { replyHours: 73 }, { replyHours: 'Enter whole hours, 1 to 72, or 0 for no promise' }],
    [
      'prices',
      { prices: { ...prices, design: { from: 5000, to: 2500, timeline: '1 week' } } },
      { 'prices.design.to': 'Enter at least the amount in From' },
    ],
    [
      'prices',
      { prices: { ...prices, plumbing: { from: 'some', to: 2500, timeline: '' } } },
      {
        'prices.plumbing.from': 'Enter whole dollars',
        'prices.plumbing.timeline': 'Enter a time, e.g. 1-2 weeks',
      },
    ],
    [
      'further',
      { furtherPrices: { ...furtherPrices, splash: { from: 900, to: 1_000, says: '' } } },
      { 'furtherPrices.splash.says': 'Describe the line in a sentence' },
    ],
    [
      'further',
      { furtherPrices: { ...furtherPrices, floor: { from: 900, to: 100, says: 'A floor.' } } },
      { 'furtherPrices.floor.to': 'Enter at least the amount in From' },
    ],
    [
      'financing',
      { financing: { ...financing, apr: 'low' } },
      { 'financing.apr': 'Enter a percentage, as in 0 or 7.99, or nothing' },
    ],
    [
      'financing',
      { financing: { ...financing, months: -1 } },
      { 'financing.months': 'Enter whole months, or nothing' },
    ],
    [
      'social',
      { reviewLink: 'http://g.page/r/x' },
      { reviewLink: 'Enter an address that begins with https://' },
    ],
    [
      'privacy',
      { privacy: { ...privacy, email: 'me' } },
      { 'privacy.email': 'Enter an email address, as in name@example.com' },
    ],
    [
      'retention',
      { retention: { ...retention, spamDays: 1 } },
      { 'retention.spamDays': 'Enter whole days, 7 to 730' },
    ],
    [
      'hours',
      {
        telephoneHours: {
          ...telephoneHours,
          friday: { ...telephoneHours.friday, breakFrom: '12:00', breakTo: '19:00' },
        },
      },
      { 'telephoneHours.friday.breakTo': 'The break must be within the opening hours' },
    ],
    [
      'hours',
      { specialDays: [none, none].map((hours) => ({ ...hours, day: '2026-12-24' })) },
      { specialDays: 'A date is in the list twice: remove one' },
    ],
  ])('%s %j', async (group, part, errors) => {
    const answer = await change(group, part)
    expect(answer.status).toBe(400)
    const said = Object.entries((await problem(answer)).errors ?? {})
    expect(Object.fromEntries(said.map(([path, text]) => [path.replace('values.', ''), text]))).toEqual(
      errors,
    )
    expect(await getProfile()).toEqual(defaultProfile)
  })

  test.each([
    'http://instagram.com/us',
    'javascript:alert(1)',
    'https://example.com/instagram.com',
    'https://notinstagram.com/us',
    'https://me:pass@instagram.com/us',
    'instagram.com/us',
  ])('a link %s is none to a page on Instagram', async (instagram) => {
    const answer = await change('social', { social: { ...defaultProfile.social, instagram } })
    expect((await problem(answer)).errors).toEqual({
      'values.social.instagram': 'Enter the address of your page on Instagram, beginning with https://',
    })
  })

  test('a good link is taken', async () => {
    const instagram = 'https://www.instagram.com/hearthandharbor/'
    expect((await change('social', { social: { ...defaultProfile.social, instagram } })).status).toBe(200)
  })

  test('without a version nothing is stored', async () => {
    const { values } = await settings()
    expect((await put('business', { values: values.business })).status).toBe(400)
  })
})
