// Two instances on one database, as processes of their own, and a real mail server; for either database.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { database, write } from '@/lib/data/client'
import { createLead } from '@/lib/data/leads'
import { listLeases } from '@/lib/data/leases'
import { outboxSummary } from '@/lib/data/deliveries'
import { startMailServer } from '../delivery/mail-server'
import { until } from './lease-table'

/** For how many milliseconds a job is an instance's: short enough to wait for, long enough for a busy machine. */
const lasts = 5_000

type Instance = { child: ChildProcess; output: () => string }

const root = path.resolve(__dirname, '../../..')
const instances: Instance[] = []

/** Starts an instance, and waits until it is at work. */
async function start(name: string, lasts: number): Promise<Instance> {
  const tsx = ['--conditions', 'react-server', '--import', 'tsx']
  const file = path.join(__dirname, 'instance-process.ts')
  const child = spawn(process.execPath, [...tsx, file, name, String(lasts)], {
    cwd: root,
    env: process.env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const instance = { child, output: () => output }
  instances.push(instance)
  await until(() => output.includes('ready'))
  return instance
}

async function end({ child }: Instance, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGCONT')
  child.kill(signal)
  await ended
}

const holderNow = async () => (await listLeases()).find(({ job }) => job === 'outbox')?.holder

/** The ids of the owner's mails in the order in which they are to arrive. */
async function inOrder(): Promise<string[]> {
  const db = await database()
  const rows = await db.outbox.findMany({
    orderBy: [{ createdAt: 'asc' }, { kind: 'desc' }, { id: 'asc' }],
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}

async function makeLeads(from: number, to: number) {
  for (let number = from; number < to; number++) await createLead({ source: 'chat', name: `Lead ${number}` })
}

/** The tests, for the database of the environment. */
export function testInstances(): void {
  let mail: Awaited<ReturnType<typeof startMailServer>>
  /** Called with how many mails have begun, before the server answers one's recipient. */
  let atRecipient: (count: number) => Promise<unknown> = () => Promise.resolve()
  let begun = 0
  const arrived = () =>
    mail.received.map(({ head }) => /^<([^@]+)@/.exec(head.get('message-id') ?? '')?.[1] ?? '')

  beforeAll(async () => {
    mail = await startMailServer({
      onRcptTo: (_address, _session, done) => void atRecipient(++begun).then(() => done()),
    })
    Object.assign(process.env, { SMTP_URL: mail.url, LEADS_TO: 'owner@example.com', PORT: '3000' })
  })
  beforeEach(async () => {
    mail.received.length = 0
    begun = 0
    atRecipient = () => Promise.resolve()
    await write((db) => db.lead.deleteMany())
    await write((db) => db.lease.deleteMany())
  })
  afterEach(() => Promise.all(instances.splice(0).map((instance) => end(instance, 'SIGKILL'))))
  afterAll(async () => {
    for (const name of ['SMTP_URL', 'LEADS_TO']) delete process.env[name]
    await mail.close()
  })

  test('the sending instance is killed: the other goes on in order, and only the message being sent comes twice', async () => {
    const first = await start('first', lasts)
    await until(async () => (await holderNow()) === 'first')
    await start('second', lasts)
    // Fewer than an hour's flood, of which one mail would tell together.
    await makeLeads(0, 12)
    await until(() => mail.received.length >= 5)
    await end(first, 'SIGKILL')
    await makeLeads(12, 18)
    await until(async () => (await outboxSummary()).waiting === 0)
    expect(await holderNow()).toBe('second')
    expect([...new Set(arrived())]).toEqual(await inOrder())
    expect(arrived().length).toBeLessThanOrEqual(19)
  }, 60_000)

  test('the sending instance is paused during an email, and wakes up when another has the lease: each comes once, in order', async () => {
    const first = await start('first', lasts)
    await until(async () => (await holderNow()) === 'first')
    const second = await start('second', lasts)
    let isPaused = false
    atRecipient = (count) => {
      if (count === 3) isPaused = first.child.kill('SIGSTOP')
      return Promise.resolve()
    }
    await makeLeads(0, 6)
    await until(() => isPaused)
    await until(async () => (await outboxSummary()).waiting === 0)
    expect(second.output()).toContain('turn')
    // It has the server's answer since long, and would send the rest of its mail.
    first.child.kill('SIGCONT')
    await makeLeads(6, 8)
    await until(async () => (await outboxSummary()).waiting === 0)
    // When the other one stops, it is the paused one's turn again: what it was at is over.
    await end(second, 'SIGTERM')
    await until(async () => (await holderNow()) === 'first')
    await makeLeads(8, 9)
    await until(async () => (await outboxSummary()).waiting === 0)
    expect(arrived()).toEqual(await inOrder())
  }, 60_000)

  test('an instance that stops releases its leases at once', async () => {
    const first = await start('first', 3_600_000)
    await until(async () => (await holderNow()) === 'first')
    const second = await start('second', 3_600_000)
    await end(first, 'SIGTERM')
    expect(first.child.exitCode).toBe(0)
    await until(async () => (await holderNow()) === 'second')
    await makeLeads(0, 1)
    await until(() => mail.received.length === 1)
    expect(second.output()).toContain('turn 2')
  }, 60_000)
}
