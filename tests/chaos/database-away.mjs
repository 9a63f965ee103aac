// Another program locks the database, its file is removed, its disk is read-only, or (PostgreSQL) its server stops or hangs: requests are
// still taken, pages answer, and waiting leads are stored automatically once the database is back.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import Database from 'better-sqlite3'
import { tsImport } from 'tsx/esm/api'
import { isOrdered, makeSite, postgres, send, signIn, someone, until, visit, warm } from './site.mjs'

export async function databaseAway({ folder, short, check, note }) {
  const most = short ? 10 : 100
  /** @param leads names of the leads that are stored, in the inbox's order, the oldest first */
  const storedNames = async (site) => (await site.leads()).map(({ name }) => name)
  const trial = async (what, site, takeAway, leads = () => storedNames(site)) => {
    const bringBack = await takeAway()
    const stop = visit(site)
    const sent = Array.from({ length: most }, () => someone(what))
    const statuses = []
    for (let at = 0; at < most; at += 10)
      statuses.push(...(await Promise.all(sent.slice(at, at + 10).map((lead) => send(site, lead)))))
    const seen = await stop()
    check(
      `${what}: every request is answered with 201`,
      statuses.every((status) => status === 201),
      tally(statuses),
    )
    check(`${what}: visitors' pages answer`, seen.wrong === 0 && seen.slow < 500, JSON.stringify(seen))
    await bringBack()
    const back = Date.now()
    const there = async () => {
      const names = await leads()
      return sent.every(({ name }) => names.filter((otherName) => otherName === name).length === 1)
    }
    const all = await until('all in the inbox, once each', there, 60).catch(() => false)
    const seconds = Math.round((Date.now() - back) / 1000)
    check(
      `${what}: all are in the inbox, once each, by themselves within 30 s`,
      all && seconds < 30,
      `${seconds} s`,
    )
    // Those of one round were sent at the same time.
    const rounds = (await leads())
      .map((stored) => sent.findIndex(({ name }) => name === stored))
      .filter((at) => at >= 0)
      .map((at) => Math.floor(at / 10))
    check(`${what}: in the order in which they were sent`, rounds.length === most && isOrdered(rounds))
    const empty = await until('the spool is empty', () => site.spooled().length === 0, 10).catch(() => false)
    check(`${what}: nothing is left waiting`, empty)
  }

  if (!postgres) {
    const site = await makeSite(folder)
    const file = path.join(folder, 'site.db')
    await site.start()
    await warm(site)
    await trial('locked', site, () => lock(file))
    await trial('removed', site, () => remove(file))
    await site.end()
    await readOnly(folder, trial, note)
  }
  await stopped(folder, trial)
}

function tally(statuses) {
  const counts = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return JSON.stringify(counts)
}

function lock(file) {
  const otherDatabase = new Database(file, { timeout: 10_000 })
  otherDatabase.exec('BEGIN EXCLUSIVE')
  return () => {
    otherDatabase.exec('ROLLBACK')
    otherDatabase.close()
  }
}

/** As after a disk that was taken away: what was open already is of no use either. */
function remove(file) {
  const parts = [file, `${file}-wal`, `${file}-shm`].filter(existsSync)
  for (const part of parts) renameSync(part, `${part}.away`)
  return () => {
    for (const part of parts) renameSync(`${part}.away`, part)
  }
}

/** The site starts while the database's disk takes nothing. Needs the right to mount. */
async function readOnly(folder, trial, note) {
  const disk = path.join(folder, 'disk')
  const mount = (...options) => spawnSync('mount', options).status === 0
  mkdirSync(disk)
  if (!mount('-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk)) {
    note('read-only: not tried', 'mounting is not allowed here')
    console.log('databaseAway: read-only not tried, mounting is not allowed here')
    return
  }
  const data = path.join(folder, 'data')
  mkdirSync(data)
  try {
    const site = await makeSite(data, { DATABASE_URL: `file:${disk}/site.db` })
    const names = () => {
      const database = new Database(path.join(disk, 'site.db'), { readonly: true })
      const rows = database.prepare('SELECT name FROM Lead ORDER BY createdAt').all()
      database.close()
      return rows.map(({ name }) => name)
    }
    await trial(
      'read-only',
      site,
      async () => {
        mount('-o', 'remount,ro', disk)
        await site.start()
        for (const path of ['/new-city', '/rockland/nyack/kitchen-remodeling/', '/contact'])
          await fetch(site.url + path).then((answer) => answer.arrayBuffer())
        return () => mount('-o', 'remount,rw', disk)
      },
      names,
    )
    await site.end()
  } finally {
    spawnSync('umount', ['-l', disk])
  }
}

/** The same build on PostgreSQL, whose server is killed, and hangs: who asks it has no answer, not even a refusal. */
async function stopped(folder, trial) {
  const { startPostgres } = await tsImport('../unit/data/postgres-cluster.ts', import.meta.url)
  const cluster = await startPostgres()
  const data = path.join(folder, 'with-postgres')
  mkdirSync(data)
  try {
    const site = await makeSite(data, { DATABASE_URL: cluster.url })
    await site.start()
    await warm(site)
    const names = async () => {
      const { cookie } = await signIn(site)
      const answer = await fetch(`${site.url}/api/chat-leads?limit=500`, { headers: { cookie } })
      return answer.ok ? (await answer.json()).map(({ name }) => name).reverse() : []
    }
    await trial(
      'PostgreSQL stopped',
      site,
      async () => {
        await cluster.halt()
        return cluster.resume
      },
      names,
    )
    await trial(
      'PostgreSQL hangs',
      site,
      () => {
        cluster.freeze()
        return cluster.thaw
      },
      names,
    )
    await site.end()
  } finally {
    await cluster.stop()
  }
}
