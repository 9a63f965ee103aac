// A worker in a process of its own, for processes.instances.test.ts: sends by webhook to the address given until it is killed.
// The second argument is how far ahead its clock is, in milliseconds.
import { setTimeout as sleep } from 'node:timers/promises'
import { webhookChannel } from '@/lib/delivery/webhook'
import { createWorker } from '@/lib/delivery/worker'

const [url = '', ahead = '0'] = process.argv.slice(2)
const channels = [webhookChannel({ url, secret: 'x'.repeat(32), siteUrl: 'http://localhost:3000' })]
const worker = createWorker({ channels, now: () => new Date(Date.now() + Number(ahead)) })

async function main() {
  for (;;) {
    await worker.round()
    await sleep(20)
  }
}
void main()
