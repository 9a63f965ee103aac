import { copyFileSync, renameSync, rmSync } from 'node:fs'
import * as timers from 'node:timers/promises'
import Database from 'better-sqlite3'
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import { closeDatabase, database, write, type Writer } from '@/lib/data/client'
import { PrismaClient } from '@/prisma/generated/sqlite/client'
import { temporaryDatabase } from './temporary-database'

// The adapter's own pauses while another connection holds the lock: the tests see them, and make time pass.
jest.mock('node:timers/promises', () => {
  return { ...jest.requireActual<typeof timers>('node:timers/promises'), setTimeout: jest.fn() }
})
const pause = jest.mocked(timers.setTimeout)
const { setTimeout: realPause } = jest.requireActual<typeof timers>('node:timers/promises')
beforeEach(() => pause.mockReset().mockImplementation(realPause))

/** Runs `act` when the adapter has come upon the lock so many times. */
function whenRefused(times: number, act: () => void) {
  let refused = 0
  pause.mockImplementation((...args) => {
    refused += 1
    if (refused === times) act()
    return realPause(...args)
  })
}

const { file } = temporaryDatabase()

const setting = (key: string) => ({ data: { key, value: '1' }, select: { key: true } })
const keys = async () => {
  const db = await database()
  return (await db.setting.findMany({ select: { key: true }, orderBy: { key: 'asc' } })).map(({ key }) => key)
}

/** A promise and what resolves it: how the tests hold a transaction open. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open }
}

/** Another process, as far as SQLite can tell. */
function stranger() {
  return new Database(file(), { timeout: 0 })
}

const pragma = async (db: Pick<Writer, '$queryRawUnsafe'>, name: string) => {
  const [row] = await db.$queryRawUnsafe<Record<string, unknown>[]>(`PRAGMA ${name}`)
  const value = Object.values(row ?? {})[0]
  return typeof value === 'bigint' ? Number(value) : value
}
const expected = { journal_mode: 'wal', synchronous: 2, foreign_keys: 1, busy_timeout: 20 }
const pragmas = async (db: Pick<Writer, '$queryRawUnsafe'>) => {
  const pragmaValues: Record<string, unknown> = {}
  for (const name of Object.keys(expected)) pragmaValues[name] = await pragma(db, name)
  return pragmaValues
}

test('WAL, full sync, foreign keys and a short wait are in force on every open, in and out of transactions', async () => {
  for (const _ of ['first open', 'second open']) {
    expect(await write((db) => pragmas(db))).toEqual(expected)
    expect(await write((db) => db.$transaction((tx) => pragmas(tx)))).toEqual(expected)
    await closeDatabase()
  }
})

test('a file that is not in WAL mode yet is put into it', async () => {
  const otherProcess = stranger()
  otherProcess.pragma('journal_mode = DELETE')
  otherProcess.close()
  expect(await write((db) => pragma(db, 'journal_mode'))).toBe('wal')
})

test('foreign keys refuse an event without its lead', async () => {
  const orphan = write((db) => db.leadEvent.create({ data: { leadId: 'nobody', kind: 'note' } }))
  await expect(orphan).rejects.toMatchObject({ code: 'P2003' })
})

describe('a plain insert while another request’s transaction rolls back', () => {
  test('is erased by Prisma’s own adapter (the control)', async () => {
    const prisma = new PrismaClient({ adapter: new PrismaBetterSqlite3({ url: `file:${file()}` }) })
    try {
      const { opened, open } = gate()
      const inside = gate()
      const failing = prisma.$transaction(async (tx) => {
        await tx.setting.create(setting('rolled back'))
        inside.open()
        await opened
        throw new Error('changed my mind')
      })
      const refused = expect(failing).rejects.toThrow('changed my mind')
      await inside.opened
      await prisma.setting.create(setting('plain'))
      open()
      await refused
      expect(await prisma.setting.count()).toBe(0)
    } finally {
      await prisma.$disconnect()
    }
  })

  test('survives in our queue', async () => {
    const { opened, open } = gate()
    const failing = write((db) =>
      db.$transaction(async (tx) => {
        await tx.setting.create(setting('rolled back'))
        await opened
        throw new Error('changed my mind')
      }),
    )
    const plain = write((db) => db.setting.create(setting('plain')))
    open()
    await expect(failing).rejects.toThrow('changed my mind')
    await plain
    expect(await keys()).toEqual(['plain'])
  })

  test('survives even past the queue, as transactions have a connection of their own', async () => {
    const db = await write((writer) => Promise.resolve(writer))
    const { opened, open } = gate()
    const inside = gate()
    const failing = db.$transaction(async (tx) => {
      await tx.setting.create(setting('rolled back'))
      inside.open()
      await opened
      throw new Error('changed my mind')
    })
    const refused = expect(failing).rejects.toThrow('changed my mind')
    await inside.opened
    whenRefused(2, open)
    const plain = db.setting.create(setting('plain')).then((row) => row.key)
    await refused
    expect(await plain).toBe('plain')
    expect(await keys()).toEqual(['plain'])
  })
})

test('nobody reads what is not committed', async () => {
  const { opened, open } = gate()
  const inside = gate()
  const done = write((db) =>
    db.$transaction(async (tx) => {
      await tx.setting.create(setting('soon'))
      inside.open()
      await opened
    }),
  )
  await inside.opened
  expect(await keys()).toEqual([])
  open()
  await done
  expect(await keys()).toEqual(['soon'])
})

test('a transaction locks out other writers from its beginning', async () => {
  const otherProcess = stranger()
  try {
    await write((db) =>
      db.$transaction(async (tx) => {
        await tx.setting.count()
        expect(() => otherProcess.exec('BEGIN IMMEDIATE')).toThrow(/locked/)
      }),
    )
    otherProcess.exec('BEGIN IMMEDIATE; ROLLBACK')
  } finally {
    otherProcess.close()
  }
})

test('writes take turns in the order of the calls, whatever each of them takes', async () => {
  const order: number[] = []
  const gates = [gate(), gate(), gate()]
  const writes = gates.map(({ opened }, index) => write(() => opened.then(() => order.push(index))))
  for (const { open } of gates.toReversed()) open()
  await Promise.all(writes)
  expect(order).toEqual([0, 1, 2])
})

test('a write that fails does not hold up the next one', async () => {
  const failing = write(() => Promise.reject(new Error('no')))
  const next = write((db) => db.setting.create(setting('next')))
  await expect(failing).rejects.toThrow('no')
  await next
  expect(await keys()).toEqual(['next'])
})

test('a write inside a write joins its turn instead of waiting for itself', async () => {
  await write(async (db) => {
    await db.setting.create(setting('outer'))
    await write((inner) => inner.setting.create(setting('inner')))
  })
  expect(await keys()).toEqual(['inner', 'outer'])
})

test('a write’s unfinished work queues like any other once its turn is over', async () => {
  const order: string[] = []
  const { opened, open } = gate()
  let late: Promise<unknown> = Promise.resolve()
  const called = gate()
  await write(() => {
    late = opened.then(() => {
      const queued = write(() => Promise.resolve(order.push('late')))
      called.open()
      return queued
    })
    return Promise.resolve()
  })
  const holding = gate()
  const holder = write(async (db) => {
    await holding.opened
    await db.setting.create(setting('holder'))
    order.push('holder')
  })
  open()
  await called.opened
  holding.open()
  await Promise.all([holder, late])
  expect(order).toEqual(['holder', 'late'])
})

describe('while another process holds the lock', () => {
  test.each([
    ['a plain insert', () => write((db) => db.setting.create(setting('mine')))],
    ['a transaction', () => write((db) => db.$transaction((tx) => tx.setting.create(setting('mine'))))],
  ])('%s waits without blocking this one', async (_, change) => {
    await keys() // the database is open beforehand
    const otherProcess = stranger()
    otherProcess.exec('BEGIN IMMEDIATE')
    let read: string[] | undefined
    // Between two tries others have their turn: they read, and the lock's holder lets go.
    whenRefused(3, () => {
      void keys().then((keyNames) => {
        read = keyNames
        otherProcess.exec('COMMIT')
        otherProcess.close()
      })
    })
    await change()
    expect(read).toEqual([])
    expect(await keys()).toEqual(['mine'])
  })

  test('it gives up after five seconds, and works again when the lock is gone', async () => {
    await keys()
    const otherProcess = stranger()
    otherProcess.exec('BEGIN IMMEDIATE')
    const start = Date.now()
    let waited = 0
    const now = jest.spyOn(Date, 'now').mockImplementation(() => start + waited)
    pause.mockImplementation(async (milliseconds = 0) => {
      waited += milliseconds
      await new Promise(setImmediate)
    })
    try {
      const waiting = [
        write((db) => db.$transaction((tx) => tx.setting.create(setting('too late')))),
        database().then((db) => (db as Writer).setting.create(setting('too late, too'))),
      ]
      const outcomes = await Promise.allSettled(waiting)
      expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
      expect(waited).toBeGreaterThanOrEqual(5_000)
    } finally {
      now.mockRestore()
      otherProcess.exec('ROLLBACK')
      otherProcess.close()
    }
    await write((db) => db.$transaction((tx) => tx.setting.create(setting('in time'))))
    expect(await keys()).toEqual(['in time'])
  })
})

test('many writes at once all arrive, and many readers open the file at the same time', async () => {
  await Promise.all(Array.from({ length: 50 }, (_, n) => write((db) => db.setting.create(setting(`${n}`)))))
  const clients = Array.from(
    { length: 4 },
    () => new PrismaClient({ adapter: new PrismaBetterSqlite3({ url: file() }) }),
  )
  const counts = await Promise.all(clients.map((client) => client.setting.count()))
  await Promise.all(clients.map((client) => client.$disconnect()))
  expect(counts).toEqual([50, 50, 50, 50])
})

describe('when the file goes away under an open connection', () => {
  const removeFile = () => {
    for (const suffix of ['', '-wal', '-shm']) rmSync(file() + suffix, { force: true })
  }

  test('nothing is written into what nobody will find, and another file is taken up as it comes', async () => {
    await write((db) => db.setting.create(setting('before')))
    const copy = `${file()}.copy`
    new Database(file()).exec(`VACUUM INTO '${copy}'`).close()
    removeFile()
    await expect(write((db) => db.setting.create(setting('lost')))).rejects.toThrow()
    await expect(keys()).rejects.toThrow()
    renameSync(copy, file())
    await write((db) => db.setting.create(setting('after')))
    expect(await keys()).toEqual(['after', 'before'])
    // The connections to the old file do no harm to the new one.
    await closeDatabase()
    expect(await keys()).toEqual(['after', 'before'])
  })

  test('also at the very moment of writing', async () => {
    const copy = `${file()}.copy`
    copyFileSync(file(), copy)
    const writing = write(async (db) => {
      await db.setting.create(setting('lost'))
      removeFile()
    })
    await expect(writing).rejects.toThrow('went away')
    renameSync(copy, file())
    expect(await keys()).toEqual([])
  })
})
