// An instance in a process of its own, for instances.ts: sends the outbox's mail while it is its turn. The first argument
// is its name, the second for how many milliseconds a job is its own. Prints when it takes the outbox; ends on SIGTERM.
import { setTimeout as sleep } from 'node:timers/promises'
import { closeDatabase } from '@/lib/data/client'
import { mailChannel } from '@/lib/delivery/mail-channel'
import { createWorker } from '@/lib/delivery/worker'
import { env } from '@/lib/env'
import { createLeaseManager } from '@/lib/leases/lease-manager'

const [holder = '', milliseconds = ''] = process.argv.slice(2)
const lasts = Number(milliseconds)
const keeper = createLeaseManager({
  holder,
  leaseDuration: lasts,
  renewInterval: lasts / 5,
  margin: lasts / 5,
})
const worker = createWorker({ channels: [mailChannel({ env: env() })] })
let isEnding = false
process.once('SIGTERM', () => (isEnding = true))

async function main() {
  let turn = 0
  console.log('ready')
  while (!isEnding) {
    const hold = await keeper.take('outbox')
    if (hold && hold.turn !== turn) console.log(`turn ${(turn = hold.turn)}`)
    if (hold) await worker.round(hold)
    await sleep(20)
  }
  await worker.stop()
  await keeper.stop()
  await closeDatabase()
}
void main()
