// npm run db:copy -- [--from file:…] [--to postgresql://…]: copies a site's database from SQLite to PostgreSQL, all of it or nothing. The
// defaults are the file in DATA_DIR and DATABASE_URL; better don't type an address with a password, since other accounts see it. The
// site must be stopped. The file isn't changed.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import Database from 'better-sqlite3'
import { dataDir, prepareDataDir } from '../lib/data-dir.mjs'
import { isPostgres, loadDotEnv, sqliteFile } from '../lib/database-url.mjs'
import { dataLock, takeLock } from '../lib/lock.mjs'
import { copyTable, countRows, query, readColumns, run } from './copy-table.mjs'

const usage = 'usage: npm run db:copy -- [--from file:./data/site.db] [--to postgresql://…]'
const migrations = '_prisma_migrations'

/** Reads the arguments. @throws Error for invalid ones */
function readArguments(words, env) {
  const options = {}
  for (let at = 0; at < words.length; at += 2) {
    const [name, value] = words.slice(at, at + 2)
    if (!['--from', '--to'].includes(name) || !value || name.slice(2) in options) throw new Error(usage)
    options[name.slice(2)] = value
  }
  const from = (options.from ?? `file:${path.join(dataDir(env), 'site.db')}`).replace(/^sqlite:/, 'file:')
  const to = options.to ?? env.DATABASE_URL ?? ''
  if (!from.startsWith('file:')) throw new Error('--from must start with file: (SQLite)')
  if (!isPostgres(to) || !URL.canParse(to))
    throw new Error('name the PostgreSQL database in DATABASE_URL or with --to postgresql://…')
  return { file: sqliteFile(from), to }
}

/** Opens the file for reading. @throws Error if it isn't a site's database of this version */
function openSource(file) {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`)
  const source = new Database(file, { readonly: true, timeout: 5_000 })
  const knownNames = readdirSync(path.join(import.meta.dirname, 'sqlite/migrations')).sort()
  let appliedNames
  try {
    appliedNames = source
      .prepare(
        `SELECT migration_name FROM ${migrations} WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
      )
      .pluck()
      .all()
  } catch {
    throw new Error(`${file} isn’t the database of a site`)
  }
  const newer = appliedNames.find((name) => !knownNames.includes(name))
  if (newer)
    throw new Error(`${file} was made by a newer version of the site (${newer}): update the site first`)
  const pending = knownNames.filter((name) => !appliedNames.includes(name))
  if (pending.length > 0)
    throw new Error(
      `${file} is of an older version of the site: run "npm run db:deploy" with DATABASE_URL=file:${file} first`,
    )
  return source
}

/** Returns the tables of the database, without that of the migrations. */
const tablesOf = async (connection) =>
  (await query(connection, "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1"))
    .flat()
    .filter((name) => name !== migrations)

/** @throws Error if the database has rows */
async function refuseUsed(connection) {
  for (const table of await tablesOf(connection)) {
    const [[row] = []] = await query(connection, `SELECT 1 FROM "${table}" LIMIT 1`)
    if (row) throw new Error(`the PostgreSQL database isn’t empty (${table} has rows): name a new one`)
  }
}

/** Creates the tables. @throws Error if the database has others, or rows */
async function prepareTarget(url) {
  const connection = await new PrismaPg({ connectionString: url, max: 1 }).connect()
  try {
    const [[ours]] = await query(connection, `SELECT to_regclass('public.${migrations}')::text`)
    const otherTables = await tablesOf(connection)
    if (!ours && otherTables.length > 0)
      throw new Error(`the PostgreSQL database holds other tables (${otherTables[0]}): name an empty one`)
    await refuseUsed(connection)
  } finally {
    await connection.dispose()
  }
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'migrate.mjs'), 'deploy'],
    {
      env: { ...process.env, DATABASE_URL: url },
      encoding: 'utf8',
    },
  )
  if (status !== 0) throw new Error(stderr.trim().split('\n').at(-1))
}

/** Changes when references are checked: after all rows, since a table may refer to itself, and in a circle. */
async function constraints(transaction, mode) {
  const constraintRows = await query(
    transaction,
    `SELECT conrelid::regclass::text, conname FROM pg_constraint
      WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  )
  for (const [table, name] of constraintRows)
    await run(transaction, `ALTER TABLE ${table} ALTER CONSTRAINT "${name}" ${mode}`)
}

/** Copies all tables and compares their numbers of rows, in one transaction. Returns those numbers by table. */
async function copyAll(source, connection, tell) {
  const transaction = await connection.startTransaction('READ COMMITTED')
  try {
    const tables = await tablesOf(transaction)
    const sourceTables = source
      .prepare(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> ?",
      )
      .pluck()
      .all(migrations)
    const odd = [
      ...tables.filter((name) => !sourceTables.includes(name)),
      ...sourceTables.filter((name) => !tables.includes(name)),
    ]
    if (odd.length > 0) throw new Error(`${odd.join(', ')}: only one of both databases has it`)
    for (const table of tables) await run(transaction, `LOCK TABLE "${table}" IN ACCESS EXCLUSIVE MODE`)
    await refuseUsed(transaction) // somebody may have been quicker
    await constraints(transaction, 'DEFERRABLE INITIALLY DEFERRED')
    const counts = {}
    let mended = 0
    for (const table of tables) {
      const columns = await readColumns(transaction, table)
      mended += await copyTable(source, transaction, table, columns)
      const [from, to] = [
        countRows(source, table),
        await query(transaction, `SELECT count(*)::int FROM "${table}"`),
      ]
      if (from !== to[0][0]) throw new Error(`${table}: ${from} rows in SQLite, ${to[0][0]} in PostgreSQL`)
      counts[table] = from
      tell(`${table.padEnd(18)}${from.toLocaleString('en-US').padStart(10)}`)
    }
    await run(transaction, 'SET CONSTRAINTS ALL IMMEDIATE')
    await constraints(transaction, 'NOT DEFERRABLE')
    await run(transaction, 'COMMIT') // commit() only gives the connection back
    await transaction.commit()
    return { counts, mended }
  } catch (error) {
    await run(transaction, 'ROLLBACK').catch(() => {})
    await transaction.rollback().catch(() => {})
    throw error
  }
}

/** @throws Error while the site, a backup or a restore is running */
async function copySite(words, env, tell) {
  const { file, to } = readArguments(words, env)
  const release = takeLock(dataLock(dataDir(env)), 'alone')
  if (!release)
    throw new Error(`the site, a backup or a restore is using ${dataDir(env)}: stop it, then try again`)
  let source
  let connection
  try {
    source = openSource(file)
    const version = source.pragma('data_version', { simple: true })
    // Reads the file as it is now.
    source.exec('BEGIN')
    await prepareTarget(to)
    connection = await new PrismaPg({ connectionString: to, max: 1 }).connect()
    tell(`From ${file}:`)
    const { counts, mended } = await copyAll(source, connection, tell)
    source.exec('COMMIT')
    await connection.executeScript('ANALYZE')
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
    tell(
      `${rows.toLocaleString('en-US')} rows in ${Object.keys(counts).length} tables: as many as there were.`,
    )
    if (mended > 0)
      tell(
        `${mended} texts had characters that PostgreSQL can’t keep (NUL, half a character): they are left out.`,
      )
    if (source.pragma('data_version', { simple: true }) !== version)
      throw new Error(
        'the SQLite file was written to meanwhile; what came then isn’t in the copy. Stop the site, and copy into a new database',
      )
  } finally {
    source?.close()
    await connection?.dispose()
    release()
  }
}

/** Returns an error as one line. */
function lineOf(error) {
  const { kind, host, port, db } = error?.cause ?? {}
  if (kind === 'DatabaseNotReachable') return `the PostgreSQL server at ${host}:${port} can’t be reached`
  if (kind === 'DatabaseDoesNotExist')
    return `there is no PostgreSQL database ${db}: make it first (createdb)`
  const message = error?.cause?.originalMessage ?? error?.message ?? error
  return (
    String(message)
      .replace(/\s*\n\s*/g, ' ')
      .trim() || 'unknown error'
  )
}

try {
  loadDotEnv()
  for (const line of prepareDataDir(process.env)) console.error(line)
  await copySite(process.argv.slice(2), process.env, (line) => console.log(line))
  console.log(
    'The file is as it was. Start the site with DATABASE_URL on PostgreSQL and the same DATA_DIR: pictures, waiting leads and the secret stay there.',
  )
} catch (error) {
  console.error(`Copying failed: ${lineOf(error)}`)
  process.exitCode = 1
}
