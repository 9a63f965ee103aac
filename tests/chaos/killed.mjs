// The server is killed (-9) again and again while eight clients send requests, each until it has its 201, as a visitor's
// form does. Every one that was answered with 201 must be in the inbox, and none twice.
import { makeSite, pause, send, someone, until } from './site.mjs'

export async function killed({ folder, short, check, note }) {
  const kills = short ? 6 : 200
  const site = await makeSite(folder)
  await site.start()
  let going = true
  const taken = []
  let tries = 0
  const client = async () => {
    while (going) {
      const lead = someone()
      for (let status = 0; status !== 201;) {
        tries += 1
        status = await send(site, lead, { seconds: 5 })
        if (status === 201) taken.push(lead.name)
        else if (!going) return
        else await pause(50)
      }
      await pause(20)
    }
  }
  const clients = Array.from({ length: 8 }, client)
  for (let turn = 0; turn < kills; turn += 1) {
    await pause(200 + Math.random() * 1200)
    await site.end('SIGKILL')
    await site.start()
  }
  await pause(500)
  going = false
  await Promise.all(clients)
  await until('the spool is empty', () => site.spooled().length === 0, 60)
  const stored = site.leads().map(({ name }) => name)
  const counts = new Map()
  for (const name of stored) counts.set(name, (counts.get(name) ?? 0) + 1)
  const missing = taken.filter((name) => !counts.has(name))
  const twice = [...counts].filter(([, count]) => count > 1)
  note('requests sent', tries)
  check(
    `every request taken over ${kills} kills is stored`,
    missing.length === 0,
    `${taken.length} taken, ${missing.length} missing`,
  )
  check('none is stored twice', twice.length === 0, twice.length)
  check('the stand was not empty', taken.length > kills)
  await site.end()
}
