import { defaultProfile } from '@/lib/business/profile'
import { settingsGroups } from '@/lib/records/settings/groups'
import { settingsAddress, settingsParts } from '@/lib/records/settings/parts'
import { changedPaths, settingName, settingsIn, settingsOf, settingText } from '@/lib/records/settings/values'
import { settingsRecord } from '@/components/admin/settings/use-settings'
import { mergeRecords } from '@/lib/record-merge/merge-records'

const values = settingsOf(defaultProfile)

test('every setting of every group has a name, and the groups have all of the profile', () => {
  const all = Object.values(values).flatMap((group) => settingsIn(group).map(({ path }) => path))
  expect(all.filter((path) => settingName(path) === path)).toEqual([])
  expect(new Set(all).size).toBe(all.length)
  const fieldNames = Object.values(values).flatMap((group) => Object.keys(group))
  // The site goes live by a button.
  expect([...fieldNames, 'liveSince'].sort()).toEqual(Object.keys(defaultProfile).sort())
})

test('each group is in one part, and old addresses lead to where a setting is now', () => {
  const inParts = Object.values(settingsParts).flatMap(({ groups }) => [...groups])
  expect(inParts.sort()).toEqual(Object.keys(settingsGroups).sort())
  expect(settingsAddress('claims')).toBe('/admin/settings/offer#claims')
  expect(settingsAddress('license')).toBe('/admin/settings#licenseNumber')
  expect(settingsAddress('')).toBeNull()
  expect(settingsAddress('main')).toBeNull()
})

test('the built-in profile passes its own rules', () => {
  for (const [group, { schema }] of Object.entries(settingsGroups))
    expect(schema.parse(values[group as keyof typeof values])).toEqual(values[group as keyof typeof values])
})

test('values are read as words', () => {
  const text = (path: string, value: unknown) => settingText({ path, value })
  expect(text('replyHours', 1)).toBe('1 hour')
  expect(text('replyHours', 2)).toBe('2 hours')
  expect(text('retention.leadMonths', 0)).toBe('For good')
  expect(text('financing.months', 0)).toBe('')
  expect(text('showroomHours.sunday', { opens: '', closes: '' })).toBe('Closed')
  expect(text('showroomHours.monday', { opens: '12:00', closes: '17:30' })).toBe('12:00 PM to 5:30 PM')
  expect(text('prices.design', { from: 2500, to: 5000, timeline: '1-2 weeks' })).toBe(
    '$2,500-$5,000, 1-2 weeks',
  )
})

test('differences are listed by setting; a day or a price line is one setting', () => {
  const { hours } = JSON.parse(JSON.stringify(values)) as typeof values
  hours.showroomHours.monday.closes = '18:00'
  hours.showroomHours.monday.opens = '08:00'
  expect(changedPaths(values.hours, hours)).toEqual(['showroomHours.monday'])
  expect(changedPaths(values.prices, structuredClone(values.prices))).toEqual([])
})

test('two people’s changes are told apart', () => {
  const base = { phone: '1', email: 'a', address: { street: 'x', locality: 'y' } }
  const localFields = { phone: '2', email: 'b', address: { street: 'mine', locality: 'same' } }
  const remoteFields = { phone: '1', email: 'c', address: { street: 'x', locality: 'same' } }
  const origins = (local: object, remote: object) =>
    mergeRecords(settingsRecord(base), { base, local, remote }).fields.map(
      ({ name, origin }) => `${name}: ${origin}`,
    )
  expect(origins(localFields, remoteFields)).toEqual([
    'Phone: local',
    'Email: contested',
    'Street: local',
    'Town: both',
  ])
  expect(origins(base, remoteFields)).toEqual(['Email: remote', 'Town: remote'])
  const answered = mergeRecords(
    settingsRecord(base),
    { base, local: localFields, remote: remoteFields },
    { email: 'remote' },
  )
  expect(answered.draft).toEqual({ phone: '2', email: 'c', address: { street: 'mine', locality: 'same' } })
})
