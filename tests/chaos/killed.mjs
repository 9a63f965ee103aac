// Kills the server (-9) again and again while eight clients send requests, each until it has its 201, as a visitor's form does. Every
// request answered with 201 must be in the inbox, none twice, and each client's in the order in which they were sent.
import { isOrdered, makeSite, pause, send, someone, until } from './site.mjs'

export async function killed({ folder, short, check, note }) {
  const kills = short ? 6 : 200
  const site = await makeSite(folder)
  await site.start()
  let going = true
  const takenOf = Array.from({ length: 8 }, () => [])
  const takenCount = () => takenOf.flat().length
  let tries = 0
  const client = async (ownNames) => {
    while (going) {
      const lead = someone()
      for (let status = 0; status !== 201;) {
        tries += 1
        status = await send(site, lead, { seconds: 5 })
        if (status === 201) ownNames.push(lead.name)
        else if (!going) return
        else await pause(50)
      }
      await pause(20)
    }
  }
  const clients = takenOf.map(client)
  for (let turn = 0; turn < kills; turn += 1) {
    const before = takenCount()
    await pause(200 + Math.random() * 1200)
    // Every other time it had come so far as to take some.
    if (turn % 2) await until('some are taken', () => takenCount() > before)
    await site.end('SIGKILL')
    await site.start()
  }
  await pause(500)
  going = false
  await Promise.all(clients)
  await until('the spool is empty', () => site.spooled().length === 0, 60)
  const stored = (await site.leads()).map(({ name }) => name)
  const counts = new Map()
  for (const name of stored) counts.set(name, (counts.get(name) ?? 0) + 1)
  const takenNames = takenOf.flat()
  const missing = takenNames.filter((name) => !counts.has(name))
  const twice = [...counts].filter(([, count]) => count > 1)
  note('requests sent', tries)
  check(
    `every request taken over ${kills} kills is stored`,
    missing.length === 0,
    `${takenNames.length} taken, ${missing.length} missing`,
  )
  check('none is stored twice', twice.length === 0, twice.length)
  const places = new Map(stored.map((name, at) => [name, at]))
  const mixedUp = takenOf.filter((clientNames) => !isOrdered(clientNames.map((name) => places.get(name))))
  check('each client’s are in the order in which they were sent', mixedUp.length === 0)
  check('the stand was not empty', takenNames.length > kills)
  await site.end()
}
