import 'server-only'
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Contents } from './sqlite'

// PostgreSQL's own programs: pg_dump reads within one transaction while the site writes, and psql loads a dump within one.

type Program = 'pg_dump' | 'pg_restore' | 'psql'

/** Returns the folder of PostgreSQL's programs: the newest of Debian's, which dumps older servers too, else from the PATH. */
function programFolder(): string {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ]
  const folder = folders.find((candidate) => existsSync(path.join(candidate, 'pg_dump')))
  if (!folder)
    throw new Error(
      'pg_dump, pg_restore and psql are missing: install PostgreSQL’s client programs (apt-get install postgresql-client)',
    )
  return folder
}

/** Returns the connection as environment variables for PostgreSQL's programs: every account can read arguments. */
function connection(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const variables = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: searchParams.get('port') ?? port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  }
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
}

/** Runs one of the programs. `done` settles when it ends; a failure has its first error line. */
function run(program: Program, args: string[], url?: string) {
  const child = spawn(path.join(programFolder(), program), args, {
    env: { ...process.env, ...(url ? connection(url) : {}), PGCONNECT_TIMEOUT: '10' },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let errorText = ''
  child.stderr.on('data', (chunk: Buffer) => {
    if (errorText.length < 4_000) errorText += chunk.toString()
  })
  const done = new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) return resolve()
      const line = errorText.split('\n').find((text) => /error|fatal/i.test(text)) ?? errorText.split('\n')[0]
      reject(new Error(`${program}: ${line?.trim() || `ended with ${code}`}`))
    })
  })
  done.catch(() => {}) // waited for after its output was read
  return { child, done }
}

async function linesOf(stream: Readable, readLine: (line: string) => void): Promise<void> {
  for await (const line of createInterface({ input: stream, crlfDelay: Infinity })) readLine(line)
}

async function queryNumber(url: string, sql: string): Promise<number> {
  const { child, done } = run('psql', ['-XAtc', sql], url)
  let text = ''
  await Promise.all([linesOf(child.stdout, (line) => void (text ||= line)), done])
  return Number(text)
}

/** Returns how many bytes a database takes; a dump of it is smaller. */
export const postgresBytes = (url: string): Promise<number> =>
  queryNumber(url, 'SELECT pg_database_size(current_database())')

/** Returns true if a database still has the policies of several contractors (decision 048), which hide rows from a dump. */
export const hasPolicies = async (url: string): Promise<boolean> =>
  (await queryNumber(url, 'SELECT count(*) FROM pg_policies WHERE schemaname = current_schema()')) > 0

/** Dumps a database as it is at one moment, while others may write. @throws Error also if a policy hides rows */
export async function dumpPostgres(url: string, to: string): Promise<void> {
  const { child, done } = run(
    'pg_dump',
    [
      '--format=custom',
      '--schema=public',
      '--no-owner',
      '--no-privileges',
      '--lock-wait-timeout=60000',
      '-f',
      to,
    ],
    url,
  )
  child.stdin.end()
  await done
}

const copyStatement = /^COPY (?:public|"public")\.("?)(\w+)\1 \((.*)\) FROM stdin;$/

type Row = { table: string; valueOf: (column: string) => string | undefined }

/** Reads a dump from end to end; in COPY's text a row is a line. @throws Error if it is damaged */
async function readDump(
  file: string,
  onTable: (name: string) => void,
  onRow: (row: Row) => void,
): Promise<void> {
  const { child, done } = run('pg_restore', ['--data-only', '-f', '-', file])
  child.stdin.end()
  let table: { name: string; columns: string[] } | null = null
  const readLine = (line: string) => {
    const [, , name, columns] = copyStatement.exec(line) ?? []
    if (!table && name && columns) {
      table = { name, columns: columns.split(', ') }
      onTable(name)
    } else if (line === '\\.') table = null
    else if (table) {
      const { name: rowTable, columns: rowColumns } = table
      let values: string[] | undefined
      onRow({
        table: rowTable,
        valueOf: (column) => (values ??= line.split('\t'))[rowColumns.indexOf(column)],
      })
    }
  }
  try {
    await Promise.all([linesOf(child.stdout, readLine), done])
  } catch (error) {
    throw new Error('the database in it is damaged', { cause: error })
  }
}

/** Counts the rows of a dump. @throws Error if it is damaged */
export async function inspectDump(file: string): Promise<Contents> {
  const counts: Record<string, number> = {}
  const migrations: string[] = []
  const count = ({ table, valueOf }: Row) => {
    counts[table] = (counts[table] ?? 0) + 1
    if (table !== '_prisma_migrations') return
    if (valueOf('finished_at') !== '\\N' && valueOf('rolled_back_at') === '\\N')
      migrations.push(valueOf('migration_name') ?? '')
  }
  await readDump(file, (name) => (counts[name] = 0), count)
  delete counts._prisma_migrations
  return { migrations: migrations.sort(), counts }
}

/** Lists the contractors in a dump beside the default one, as listOtherContractors() does for a database. */
export async function contractorsInDump(file: string): Promise<string[]> {
  const contractors = new Set<string>()
  await readDump(
    file,
    () => {},
    ({ table, valueOf }) => contractors.add(valueOf(table === 'Tenant' ? 'id' : '"tenantId"') ?? ''),
  )
  contractors.delete('')
  return [...contractors].sort()
}

// Tables are made anew: one that the dump doesn't have must not stay and refer to the others.
const dropTables = `DO $$ DECLARE t text; BEGIN
FOR t IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
EXECUTE format('DROP TABLE public.%I CASCADE', t); END LOOP; END $$;
`

/** Replaces the tables of a database by those of a dump: all of them, or none. */
export async function loadDump(url: string, file: string): Promise<void> {
  const dump = run('pg_restore', ['--no-owner', '--no-privileges', '--schema=public', '-f', '-', file])
  dump.child.stdin.end()
  const load = run(
    'psql',
    ['-X', '-q', '-o', '/dev/null', '--single-transaction', '-v', 'ON_ERROR_STOP=1', '-f', '-'],
    url,
  )
  load.child.stdin.write(dropTables)
  try {
    await pipeline(dump.child.stdout, load.child.stdin, { end: false })
    await dump.done
  } catch (error) {
    // psql commits at the end of its input: it must not see one.
    load.child.kill()
    const errorText: unknown = await load.done.catch((reason: unknown) => reason)
    throw (error as NodeJS.ErrnoException).code === 'EPIPE' ? errorText : error
  }
  load.child.stdin.end()
  await load.done
}
