// Leases on PostgreSQL, where several writers really are at work at once.
import { createLead } from '@/lib/data/leads'
import { outboxSummary } from '@/lib/data/deliveries'
import { createWorker } from '@/lib/delivery/worker'
import { temporaryPostgres } from '../data/temporary-database'

temporaryPostgres()
beforeAll(() => {
  process.env.SMTP_URL = 'smtp://localhost'
})
afterAll(() => {
  delete process.env.SMTP_URL
})

test('several workers at once: 100 leads, nothing lost, nothing twice', async () => {
  const sent: string[] = []
  const send = ({ id }: { id: string }) => Promise.resolve(void sent.push(id))
  const channels = [{ name: 'mail', kinds: ['lead-notification' as const], send }]
  const workers = Array.from({ length: 5 }, () => createWorker({ channels }))
  let isOver = false
  const working = workers.map(async (worker) => {
    while (!isOver) await worker.round()
    await worker.round()
  })
  await Promise.all(
    Array.from({ length: 100 }, (_, number) => createLead({ source: 'chat', name: `Lead ${number}` })),
  )
  isOver = true
  await Promise.all(working)
  expect(sent).toHaveLength(100)
  expect(new Set(sent).size).toBe(100)
  expect(await outboxSummary()).toMatchObject({ waiting: 0, failed: 0 })
}, 60_000)
