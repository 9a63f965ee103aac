import { type BackupKind, backupName } from '@/lib/backup/manifest'
import { outdatedBackups } from '@/lib/backup/retention'
import { isBackupDue, startBackups } from '@/lib/backup/schedule'
import { env, parseEnv } from '@/lib/env'
import { temporaryDatabase } from '../data/temporary-database'

temporaryDatabase()

const name = (day: string, time = '08:00', kind: BackupKind = 'daily') =>
  backupName(new Date(`${day}T${time}:00Z`), { kind, encrypted: false })
const day = (back: number) => new Date(Date.UTC(2026, 10, 22) - back * 86_400_000).toISOString().slice(0, 10)

describe('daily backups that are deleted', () => {
  test('seven days and four weeks stay, by the newest of each', () => {
    const all = Array.from({ length: 60 }, (_, back) => name(day(back)))
    const outdatedNames = new Set(outdatedBackups(all))
    const keptNames = all.filter((candidate) => !outdatedNames.has(candidate))
    // November 22, 2026 is a Sunday.
    expect(keptNames).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 14, 21].map((back) => name(day(back))))
    expect(outdatedBackups(keptNames)).toEqual([])
  })

  test('only the newest of a day stays', () => {
    expect(outdatedBackups([name(day(0), '08:00'), name(day(0), '09:00')])).toEqual([name(day(0), '08:00')])
  })

  test('after a long pause what is there stays, and what is not a daily backup is nobody’s business', () => {
    const old = Array.from({ length: 7 }, (_, back) => name(day(back + 400)))
    expect(outdatedBackups(old)).toEqual([])
    const otherNames = ['state.json', 'lock', 'showroom-daily-x.tar.gz', name(day(500), '08:00', 'by-hand')]
    expect(outdatedBackups([...otherNames, ...old, ...old])).toEqual([])
  })
})

describe('backups of imports that are deleted', () => {
  test('the last three stay, whatever else is there', () => {
    const before = (time: string) => name(day(0), time, 'before-import')
    const imports = ['08:00', '08:05', '09:00', '10:00', '11:00'].map(before)
    expect(imports[0]).toBe('showroom-before-import-2026-11-22T08-00-00Z.tar.gz')
    // An import of an earlier version has left one under the name of those by hand: that stays.
    const otherNames = [
      name(day(0), '07:00'),
      name(day(3), '07:00', 'by-hand'),
      name(day(400), '07:00', 'by-hand'),
    ]
    expect(outdatedBackups([...otherNames, ...imports]).sort()).toEqual([before('08:00'), before('08:05')])
    expect(outdatedBackups([...otherNames, ...imports.slice(2)])).toEqual([])
  })
})

describe('when a backup is due', () => {
  const at = (text: string) => new Date(text)
  const good = (text: string) => ({ at: text, file: 'x', bytes: 1, seconds: 1 })
  const state = (
    last: string | null,
    error: string | null = null,
    triedAt = last ?? '2026-11-22T08:01:00.000Z',
  ) => ({
    triedAt,
    good: last ? good(last) : null,
    error,
  })

  // Three in the morning in New York is 8:00 UTC in winter.
  test.each([
    ['none was ever made', null, '2026-11-22T12:00:00Z', true],
    ['the last was made tonight', state('2026-11-22T08:01:00Z'), '2026-11-22T12:00:00Z', false],
    ['and the next night has not come', state('2026-11-22T08:01:00Z'), '2026-11-23T07:59:00Z', false],
    ['it has', state('2026-11-22T08:01:00Z'), '2026-11-23T08:00:00Z', true],
    ['the server was down for a week', state('2026-11-15T08:01:00Z'), '2026-11-22T07:00:00Z', true],
    // At half past midnight after a day of 23 hours, and of 25.
    [
      'none was made on the day that lost an hour',
      state('2027-03-13T08:01:00Z'),
      '2027-03-15T04:30:00Z',
      true,
    ],
    [
      'one was made on the day that got an hour',
      state('2027-11-07T08:01:00Z'),
      '2027-11-08T05:30:00Z',
      false,
    ],
    ['the last failed just now', state(null, 'full'), '2026-11-22T08:30:00Z', false],
    ['the last failed an hour ago', state(null, 'full'), '2026-11-22T09:01:00Z', true],
  ])('%s', (_, backupState, now, due) => {
    expect(isBackupDue(backupState, at(now))).toBe(due)
  })
})

test('if the system makes them, the server’s own clock makes none', async () => {
  const settings = (word: string) => {
    const { BACKUP, BACKUP_TIMER } = parseEnv({ BACKUP: word })
    return { BACKUP, BACKUP_TIMER }
  }
  expect(['0', '1', 'timer'].map(settings)).toEqual([
    { BACKUP: false, BACKUP_TIMER: false },
    { BACKUP: true, BACKUP_TIMER: false },
    { BACKUP: true, BACKUP_TIMER: true },
  ])
  expect(() => parseEnv({ BACKUP: 'yes' })).toThrow('BACKUP must be 0, 1 or timer')
  const madeAt: string[] = []
  const run = () => Promise.resolve(void madeAt.push('backup'))
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
  try {
    Object.assign(env(), settings('timer'))
    startBackups(run)
    await jest.advanceTimersByTimeAsync(3600_000)
    expect(madeAt).toEqual([])
    Object.assign(env(), settings('1'))
    startBackups(run)
    jest.advanceTimersByTime(60_000)
  } finally {
    jest.useRealTimers()
  }
  while (madeAt.length === 0) await new Promise(setImmediate)
})
