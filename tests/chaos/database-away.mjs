// The database is locked by another program, then its file is gone: requests are taken all the same, pages answer, and
// what waited is brought in by itself once the database is back.
import { existsSync, renameSync } from 'node:fs'
import path from 'node:path'
import Database from 'better-sqlite3'
import { makeSite, send, someone, until, visit } from './site.mjs'

export async function databaseAway({ folder, short, check }) {
  const most = short ? 10 : 100
  const site = await makeSite(folder)
  const file = path.join(folder, 'site.db')
  await site.start()
  await send(site, someone('Warm'))

  for (const [what, takeAway] of Object.entries({ locked: lock, removed: remove })) {
    const bringBack = takeAway(file)
    const stop = visit(site)
    const leads = Array.from({ length: most }, () => someone(what))
    const statuses = []
    for (let at = 0; at < leads.length; at += 10)
      statuses.push(...(await Promise.all(leads.slice(at, at + 10).map((lead) => send(site, lead)))))
    const seen = await stop()
    check(
      `${what}: every request is answered with 201`,
      statuses.every((status) => status === 201),
      tally(statuses),
    )
    check(`${what}: visitors' pages answer`, seen.wrong === 0 && seen.p99 < 500, JSON.stringify(seen))
    bringBack()
    const back = Date.now()
    const there = () => {
      const names = site.leads().map(({ name }) => name)
      return leads.every(({ name }) => names.filter((other) => other === name).length === 1)
    }
    await until(`${what}: all in the inbox, once each`, there, 60).then(
      () =>
        check(
          `${what}: all are in the inbox, once each, by themselves within 30 s`,
          Date.now() - back < 30_000,
          `${Math.round((Date.now() - back) / 1000)} s`,
        ),
      (error) => check(error.message, false),
    )
    check(`${what}: nothing is left waiting`, site.spooled().length === 0)
  }
  await site.end()
}

export function tally(statuses) {
  const counts = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return JSON.stringify(counts)
}

function lock(file) {
  const other = new Database(file, { timeout: 10_000 })
  other.exec('BEGIN EXCLUSIVE')
  return () => {
    other.exec('ROLLBACK')
    other.close()
  }
}

/** As after a disk that was taken away: what was open already is of no use either. */
function remove(file) {
  const parts = [file, `${file}-wal`, `${file}-shm`].filter(existsSync)
  // A folder in its place: nothing can be opened or made there.
  for (const part of parts) renameSync(part, `${part}.away`)
  return () => {
    for (const part of parts) renameSync(`${part}.away`, part)
  }
}
