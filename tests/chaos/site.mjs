// Runs a site for a trial, with its own data folder and port, on the tests' build (BUILD_DIR).
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import dns from 'node:dns'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Database from 'better-sqlite3'
import { tsImport } from 'tsx/esm/api'
import { bin, serverOptions } from '../../deploy/install.mjs'
import { ofASite, seedDatabase } from '../built-site.mjs'
import { ask, makeDatabase } from '../postgres.mjs'
import { freePort } from '../proxy.mjs'

const { isProof, proofText } = await tsImport('../../lib/leads/proof-of-work.ts', import.meta.url)

// Browsers know that every name below localhost is this machine; Node asks.
const { lookup } = dns
dns.lookup = (name, ...rest) => lookup(name.endsWith('.localhost') ? 'localhost' : name, ...rest)

export const account = { email: 'owner@example.com', password: 'a-password-for-trials' }

export const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))

/** Waits until `look` answers something true, looking every 50 ms. @throws after `seconds` */
export async function until(what, look, seconds = 30) {
  const end = Date.now() + seconds * 1000
  for (;;) {
    const value = await look()
    if (value) return value
    if (Date.now() > end) throw new Error(`not within ${seconds} s: ${what}`)
    await pause(50)
  }
}

function seed(env) {
  if (!seedDatabase(env)) throw new Error('the trial’s database could not be made')
}

let seeded

/** A new site's data folder: made once, to be copied. */
function seededFolder(env) {
  if (seeded) return seeded
  seeded = mkdtempSync(path.join(tmpdir(), 'showroom-seeded-'))
  process.once('exit', () => rmSync(seeded, { recursive: true, force: true }))
  seed({ ...env, DATA_DIR: seeded })
  return seeded
}

export const isOrdered = (numbers) => numbers.every((number, at) => at === 0 || number >= numbers[at - 1])

/** Calls `ask` with 0, 1, 2 …, so many at a time: so often, and on while `goOn` says so. */
export async function atATime(clients, count, ask, goOn = () => false) {
  let next = 0
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (next < count || goOn()) await ask(next++)
    }),
  )
}

/** The server that the sites' databases are on, where they are to be on PostgreSQL. */
export const postgres = process.env.CHAOS_POSTGRES ?? ''
let databases = 0

/**
 * A site, not started yet; on PostgreSQL where CHAOS_POSTGRES names a server.
 * @param {string} dataDir an empty folder
 * @param {Record<string, string>} [more] environment
 * @param {{ port?: number, isMade?: boolean }} [how] `isMade`: its database is there, of another instance
 */
export async function makeSite(dataDir, more = {}, { port: givenPort, isMade = false } = {}) {
  const port = givenPort ?? (await freePort())
  const url = `http://localhost:${port}`
  const env = {
    NODE_ENV: 'production',
    NODE_OPTIONS: serverOptions,
    PORT: String(port),
    SITE_URL: url,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    BUILD_DIR: process.env.BUILD_DIR ?? '.next',
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
    NEXTAUTH_SECRET: '',
    SMTP_URL: '',
    LEADS_TO: '',
    GOOGLE_PLACES_API_KEY: '',
    GOOGLE_PLACE_ID: '',
    BACKUP: '0',
    // The trials' clients are many, each with an address of its own.
    TRUST_PROXY: '1',
    ...more,
  }
  if (postgres && !env.DATABASE_URL)
    env.DATABASE_URL = await makeDatabase(postgres, `chaos_${process.pid}_${(databases += 1)}`)
  if (!isMade) {
    for (const name of ofASite) rmSync(path.resolve(env.BUILD_DIR, name), { recursive: true, force: true })
    if (env.DATABASE_URL) seed(env)
    else cpSync(seededFolder(env), dataDir, { recursive: true })
  }

  let child
  // Also when a trial breaks off.
  process.once('exit', () => child?.kill('SIGKILL'))
  const site = {
    url,
    dataDir,
    env,
    /** Everything that the server has written on its outputs. */
    output: '',
    get pid() {
      return child?.pid
    },
    async start() {
      child = spawn(process.execPath, [bin('next'), 'start', '-p', String(port)], {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text) => (site.output = (site.output + text).slice(-200_000)))
      const started = child
      await until('the server answers', async () => {
        if (started.exitCode !== null) throw new Error(`the server ended at once:\n${site.output}`)
        return fetch(`${url}/robots.txt`).then(
          (answer) => answer.ok,
          () => false,
        )
      })
    },
    /** Ends it with a signal, and waits until it is gone. Answers its exit code. */
    async end(signal = 'SIGTERM') {
      const ended = child
      if (!ended || ended.exitCode !== null || ended.signalCode !== null) return ended?.exitCode
      const exitCode = new Promise((done) => ended.once('exit', (code) => done(code)))
      ended.kill(signal)
      return exitCode
    },
    /** Returns the database's answer. */
    async query(...statements) {
      if (env.DATABASE_URL.startsWith('postgres')) return ask(env.DATABASE_URL, ...statements)
      const database = new Database(path.join(dataDir, 'site.db'), { timeout: 10_000 })
      let rows = []
      for (const sql of statements) {
        const statement = database.prepare(sql)
        rows = statement.reader ? statement.all() : (statement.run(), [])
      }
      database.close()
      return rows
    },
    /** The leads that are stored, in the inbox's order, the oldest first. */
    leads: () => site.query('SELECT id, name, status FROM "Lead" ORDER BY "createdAt", id'),
    spooled: () => names(path.join(dataDir, 'spool')).filter((name) => name.endsWith('.json')),
    /** Returns the memory of the process, in bytes. */
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readStatus(child.pid))?.[1]) * 1024,
  }
  return site
}

const names = (folder) => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

const readStatus = (pid) => readFileSync(`/proc/${pid}/status`, 'utf8')

/** Returns the bytes in a folder. */
export function folderSize(folder) {
  let bytes = 0
  for (const name of readdirSync(folder, { recursive: true })) {
    try {
      bytes += statSync(path.join(folder, name)).size
    } catch {
      // Gone meanwhile.
    }
  }
  return bytes
}

let siteCount = 0

/** A request as the contact form sends it; each has a name, a key and an address of its own. */
export function someone(what = 'Trial') {
  siteCount += 1
  return {
    name: `${what} ${siteCount}`,
    email: `trial-${siteCount}@example.com`,
    phone: '845 555 0199',
    projectType: 'kitchen-remodeling',
    message: 'Galley kitchen, about 8 by 12 feet.',
    key: crypto.randomUUID().replaceAll('-', ''),
  }
}

/** An address of each one's own. */
const addressOf = ({ name }) => {
  const number = Number(name.split(' ').at(-1))
  return `198.18.${(number >> 8) & 255}.${number & 255}`
}

/**
 * Sends it as the form's script does, a proof included where one is asked for; the status, 0 where there was no answer. `later`
 * takes the work of a proof, where it isn't to be done at once.
 */
export async function send(site, lead, { seconds = 20, from = addressOf(lead), later } = {}) {
  const post = (address, body) =>
    fetch(site.url + address, {
      method: 'POST',
      // Behind a trial's nginx it is the second that counts.
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from, 'x-trial-client': from },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(seconds * 1000),
    })
  try {
    const answer = await post('/api/contact', lead)
    const { challenge } = await answer.json()
    const prove = () =>
      post('/api/leads/proof', { challenge, answer: solved(challenge) }).catch(() => undefined)
    if (challenge && later) later(prove)
    else if (challenge) await prove()
    return answer.status
  } catch {
    return 0
  }
}

const hash = (text) => createHash('sha256').update(text).digest()

function solved(challenge) {
  let number = 0
  while (!isProof(hash(proofText(challenge, `${number}`)))) number += 1
  return `${number}`
}

const visited = ['/new-city', '/rockland/nyack/kitchen-remodeling/', '/contact']

/** Has what a first visit, a first request and a first sign-in need loaded: figures are those of a site that runs. */
export async function warm(site) {
  for (const path of [...visited, '/login', '/search?q=tile'])
    await fetch(site.url + path).then((answer) => answer.arrayBuffer())
  await send(site, someone('Warm'))
}

/**
 * Asks for a visitor's page again and again until it is stopped; how long each answer took, in milliseconds. `slow` is the 99th
 * of a hundred, and of fewer visits the 90th: their 99th would be the slowest one, whatever else the machine does.
 */
export function visit(site, paths = visited) {
  const times = []
  const wrong = []
  let going = true
  const turning = (async () => {
    for (let turn = 0; going; turn += 1) {
      const start = performance.now()
      const status = await fetch(site.url + paths[turn % paths.length], {
        signal: AbortSignal.timeout(30_000),
      })
        .then(async (answer) => {
          await answer.arrayBuffer()
          return answer.status
        })
        .catch(() => 0)
      times.push(performance.now() - start)
      if (status !== 200) wrong.push(status)
      await pause(25)
    }
  })()
  return async () => {
    going = false
    await turning
    times.sort((a, b) => a - b)
    const at = (share) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0)
    const [p50, p90, p99] = [0.5, 0.9, 0.99].map(at)
    return { visits: times.length, p50, p90, p99, slow: times.length < 100 ? p90 : p99, wrong: wrong.length }
  }
}

/** Signs the owner in, from a device that is known (`device`) or not; null where that is refused. */
export async function signIn(site, { from = '203.0.113.77', password = account.password, device = '' } = {}) {
  const headers = { 'x-forwarded-for': from }
  const csrf = await fetch(`${site.url}/api/auth/csrf`, { headers })
  const cookies = csrf.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const { csrfToken } = await csrf.json()
  const answer = await fetch(`${site.url}/api/auth/callback/credentials`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      ...headers,
      cookie: [...cookies, device].join('; '),
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({
      csrfToken,
      email: account.email,
      password,
      json: 'true',
      callbackUrl: '/admin',
    }),
  })
  await answer.text()
  const set = (name) =>
    answer.headers
      .getSetCookie()
      .find((cookie) => cookie.includes(`${name}=`))
      ?.split(';')[0]
  const cookie = set('session-token')
  return cookie ? { cookie, device: set('device') } : null
}
