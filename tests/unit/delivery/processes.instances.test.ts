// Several servers on one SQLite file: real processes, one of them killed in the middle.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLead } from '@/lib/data/leads'
import { outboxSummary } from '@/lib/data/deliveries'
import { temporaryDatabase } from '../data/temporary-database'

temporaryDatabase()

const root = path.resolve(__dirname, '../../..')
const received: string[] = []
const server = createServer((request, response) => {
  received.push(String(request.headers['x-showroom-delivery']))
  request.resume()
  request.on('end', () => response.writeHead(204).end())
})
let url = ''
const children: ChildProcess[] = []

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  Object.assign(process.env, { WEBHOOK_URL: url, WEBHOOK_SECRET: 'x'.repeat(32) })
})
afterEach(() => Promise.all(children.map(kill)))
afterAll(() => {
  delete process.env.WEBHOOK_URL
  delete process.env.WEBHOOK_SECRET
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

function startWorker(ahead = 0): ChildProcess {
  const tsx = ['--conditions', 'react-server', '--import', 'tsx']
  const file = path.join(__dirname, 'worker-process.ts')
  const child = spawn(process.execPath, [...tsx, file, url, String(ahead)], {
    cwd: root,
    env: process.env,
    stdio: 'ignore',
  })
  children.push(child)
  return child
}

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

async function until(isSo: () => boolean) {
  while (!isSo()) await sleep(20)
}

test('100 leads, three workers, one of them killed: each arrives, and none twice but the one in its hand', async () => {
  const first = startWorker()
  startWorker()
  startWorker()
  for (let number = 0; number < 100; number++) await createLead({ source: 'chat', name: `Lead ${number}` })
  await until(() => received.length >= 30)
  await kill(first)
  await until(() => new Set(received).size >= 99)
  // The lease of what it held runs out.
  startWorker(10 * 60_000)
  await until(() => new Set(received).size === 100)
  while ((await outboxSummary()).waiting > 0) await sleep(20)
  expect(received.length).toBeLessThanOrEqual(101)
  expect(await outboxSummary()).toMatchObject({ waiting: 0, failed: 0 })
}, 90_000)
