// The disk with the data is full: visitors get the telephone number, nothing is accepted without being stored, and once there is space
// requests are taken again. Needs the right to mount a small file system, and says so otherwise.
import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeSite, postgres, send, someone, until, visit, warm } from './site.mjs'

export async function diskFull({ folder, check, note }) {
  // With the database on another disk a full one here hinders no request.
  if (postgres) return
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder])
  if (mounted.status !== 0) {
    note('not tried', 'mounting a small disk is not allowed here')
    console.log('diskFull: not tried, mounting a small disk is not allowed here')
    return
  }
  try {
    const site = await makeSite(folder)
    await site.start()
    await warm(site)
    const filler = path.join(folder, 'filler')
    for (let size = 24; size > 0.01; size /= 2) fill(filler, size * 1024 * 1024)
    const stop = visit(site)
    const lead = someone('Full')
    let status = 201
    const keptNames = []
    // The room left in the database's own pages is used up first.
    for (let turn = 0; turn < 500 && status === 201; turn += 1) {
      const next = { ...someone('Full'), message: 'x'.repeat(4000) }
      status = await send(site, next)
      if (status === 201) keptNames.push(next.name)
    }
    check('the request that nothing can keep is refused with 503', status === 503, status)
    const form = await fetch(`${site.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...lead, message: 'y'.repeat(4000) }),
    })
    const page = await form.text()
    check(
      'a form without script gets the telephone number',
      form.status === 503 && page.includes('(845) 555-0142'),
      form.status,
    )
    const seen = await stop()
    check('visitors’ pages answer', seen.wrong === 0 && seen.slow < 500, JSON.stringify(seen))
    rmSync(filler, { force: true })
    for (let more = 0; more < 12; more += 1) rmSync(`${filler}-${more}`, { force: true })
    await until('requests are taken again', async () => (await send(site, lead)) === 201, 30)
    await until('the spool is empty', () => site.spooled().length === 0, 60)
    const names = (await site.leads()).map(({ name }) => name)
    const all = [...keptNames, lead.name]
    check(
      'every request that was taken is stored once',
      all.every((name) => names.filter((otherName) => otherName === name).length === 1),
      all.length,
    )
    await site.end()
  } finally {
    spawnSync('umount', ['-l', folder])
  }
}

let files = 0
function fill(name, bytes) {
  try {
    writeFileSync(`${name}-${files % 12}`, Buffer.alloc(bytes, 1), { flag: 'a' })
  } catch {
    // As full as it gets with pieces of this size.
  }
  files += 1
}
