// The same on PostgreSQL, where several really write at once.
import { type Transaction } from '@/lib/data/client'
import { takeQuarters } from '@/lib/data/visit-changes'
import { temporaryPostgres } from '../data/temporary-database'
import { fiftyAtOnce, switchOn } from './at-once'

const { server } = temporaryPostgres()

test('fifty at once: one is booked, all fifty are kept', async () => {
  await switchOn()
  const { won, late, stored } = await fiftyAtOnce()
  expect(won).toHaveLength(1)
  expect(late).toHaveLength(49)
  expect(stored).toEqual({ leads: 50, visits: 1, times: 6 })
}, 60_000)

test('the key decides, also among those who don’t wait for each other', async () => {
  const { PrismaClient } = await import('@/prisma/generated/postgres/client')
  const { PrismaPg } = await import('@prisma/adapter-pg')
  const client = new PrismaClient({ adapter: new PrismaPg({ connectionString: server().url }) })
  const now = new Date()
  const hold = (heldBy: string, heldUntil: Date) => ({ heldBy, heldFrom: 'x', heldSince: now, heldUntil })
  // An expired reservation can be taken over.
  await client.visitTime.createMany({
    data: [100, 101, 102].map((quarter) => ({ quarter, ...hold('earlier', new Date(0)) })),
  })
  const later = new Date(now.getTime() + 60_000)
  const requests = Array.from({ length: 20 }, (_, number) =>
    client.$transaction((tx) =>
      takeQuarters(tx as unknown as Transaction, {
        quarters: number % 2 ? [100, 101] : [101, 102],
        now,
        hold: hold(`visitor ${number}`, later),
      }),
    ),
  )
  const came = await Promise.allSettled(requests)
  expect(came.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const rows = await client.visitTime.findMany({ where: { heldUntil: later } })
  expect(rows).toHaveLength(2)
  expect(new Set(rows.map(({ heldBy }) => heldBy)).size).toBe(1)
  await client.$disconnect()
}, 60_000)
