// Applies or writes migrations with Prisma's own schema engine, in its WebAssembly build from the npm registry: no
// engine binary is downloaded. Reads and writes Prisma's standard layout (<provider>/migrations/<timestamp>_<name>/
// migration.sql and the _prisma_migrations table).
//
//   node prisma/migrate.mjs deploy        apply what is pending to the database of DATABASE_URL: all of it, or nothing
//   node prisma/migrate.mjs check         end with an error where that database holds several contractors (before a build)
//   node prisma/migrate.mjs new <name>    write, for both providers, the SQL from the last migration's models to
//                                         models.prisma
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import { prepareDataDir } from '../lib/data-dir.mjs'
import { databaseUrl, isPostgres, loadDotEnv, sqliteFile } from '../lib/database-url.mjs'
import { listOtherContractors, seeAllContractors, severalContractors } from '../lib/several-contractors.mjs'

const root = import.meta.dirname
const models = path.join(root, 'models.prisma')
const filters = { externalTables: [], externalEnums: [] }

const providers = {
  sqlite: async (url) =>
    new (await import('@prisma/adapter-better-sqlite3')).PrismaBetterSqlite3({ url, timeout: 1_000 }),
  postgres: async (url) =>
    new (await import('@prisma/adapter-pg')).PrismaPg({
      connectionString: url,
      // One connection, which stays: a transaction is a connection's.
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 15_000,
    }),
}
const read = (file) => ({ path: file, content: readFileSync(file, 'utf8') })
const schema = (provider, modelsFile = models) => [
  read(path.join(root, provider, 'schema.prisma')),
  read(modelsFile),
]

function migrationNames(provider) {
  const folder = path.join(root, provider, 'migrations')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

// One instance for each process: the bindings keep views into its memory.
let isStarted = false
async function startWasm() {
  if (isStarted) return
  isStarted = true
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => console.error(message) }
  const wasmFile = createRequire(import.meta.url)
    .resolve('@prisma/schema-engine-wasm/schema_engine_bg')
    .replace(/\.js$/, '.wasm')
  const { instance } = await WebAssembly.instantiate(readFileSync(wasmFile), {
    './schema_engine_bg.js': bindings,
  })
  bindings.__wbg_set_wasm(instance.exports)
  instance.exports.__wbindgen_start?.()
}

async function schemaEngine(provider, factory) {
  const datamodels = schema(provider).map(({ path, content }) => [path, content])
  return bindings.SchemaEngine.new({ datamodels }, () => {}, bindMigrationAwareSqlAdapterFactory(factory))
}

/** Sets the mode, which stays with the file, so that processes that open it later at the same time needn't. */
async function useWal(url) {
  const connection = await (await providers.sqlite(url)).connect()
  await connection.executeScript('PRAGMA journal_mode = WAL')
  await connection.dispose()
}

/** Returns the applied migrations, none in a new database. Unlike the engine, this needs no exclusive lock. */
async function appliedNames(factory) {
  const connection = await factory.connect()
  const sql =
    'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL'
  try {
    return (await connection.queryRaw({ sql, args: [], argTypes: [] })).rows.flat()
  } catch (error) {
    if (error?.cause?.kind === 'TableDoesNotExist') return []
    throw error
  } finally {
    await connection.dispose()
  }
}

const queryValues = async (connection, sql) =>
  (await connection.queryRaw({ sql, args: [], argTypes: [] })).rows.flat()

/** Returns the contractors beside the default one. Call it in a transaction. */
async function otherContractors(provider, connection) {
  if (provider === 'postgres') await connection.executeScript(seeAllContractors)
  return listOtherContractors((sql) => queryValues(connection, sql), provider === 'postgres')
}

/** @throws Error if there are several contractors: without the column that the migration drops, their rows would mix */
function refuseSeveral(contractors) {
  if (contractors.length > 0) throw new Error(severalContractors('this database', contractors))
}

/** Runs `work` on a connection of its own, in one transaction that is rolled back if it throws. */
async function inTransaction(provider, url, work) {
  const connection = await (await providers[provider](url)).connect()
  try {
    // It can't be changed within a transaction. If keys are checked, rebuilding a table deletes the rows that refer to it.
    if (provider === 'sqlite') await connection.executeScript('PRAGMA foreign_keys = OFF')
    await connection.executeScript(provider === 'sqlite' ? 'BEGIN IMMEDIATE' : 'BEGIN')
    try {
      const result = await work(connection)
      await connection.executeScript('COMMIT')
      return result
    } catch (error) {
      await connection.executeScript('ROLLBACK').catch(() => {})
      throw error
    }
  } finally {
    await connection.dispose()
  }
}

/**
 * Applies migrations on a connection and returns the names of those that were pending.
 * @throws Error that names the migration that failed
 */
async function apply(provider, url, connection, names) {
  const folder = path.join(root, provider, 'migrations')
  const scripts = new Map(
    names.map((name) => [readFileSync(path.join(folder, name, 'migration.sql'), 'utf8'), name]),
  )
  // After a failure the engine first complains that it can't record it.
  let failure
  const executeScript = connection.executeScript.bind(connection)
  connection.executeScript = async (script) => {
    try {
      await executeScript(script)
    } catch (error) {
      failure ??= new Error(
        `${scripts.get(script) ?? 'a migration'}: ${messageOf(error)}; nothing was changed`,
      )
      throw error
    }
  }
  const factory = await providers[provider](url)
  factory.connect = () => Promise.resolve(connection)
  const engine = await schemaEngine(provider, factory)
  const migrations = engine.applyMigrations({
    migrationsList: {
      baseDir: folder,
      lockfile: {
        path: 'migration_lock.toml',
        content: `provider = "${provider === 'postgres' ? 'postgresql' : 'sqlite'}"\n`,
      },
      shadowDbInitScript: '',
      migrationDirectories: [...scripts].map(([value, name]) => ({
        path: name,
        migrationFile: { path: 'migration.sql', content: { tag: 'ok', value } },
      })),
    },
    filters,
  })
  try {
    return (await migrations).appliedMigrationNames
  } catch (error) {
    throw failure ?? error
  } finally {
    connection.executeScript = executeScript
  }
}

/** Applies what is pending and returns its names. */
async function deploy(url) {
  const provider = isPostgres(url) ? 'postgres' : 'sqlite'
  const names = migrationNames(provider)
  if (provider === 'sqlite') mkdirSync(path.dirname(sqliteFile(url)), { recursive: true })
  const appliedSet = new Set(await appliedNames(await providers[provider](url)))
  if (names.every((name) => appliedSet.has(name))) return []
  await startWasm()
  const done = await inTransaction(provider, url, async (connection) => {
    refuseSeveral(await otherContractors(provider, connection))
    return apply(provider, url, connection, names)
  })
  if (provider === 'sqlite') await useWal(url)
  return done
}

/** @throws Error if the database holds several contractors; an unreachable one doesn't prevent a build */
async function check(url) {
  const provider = isPostgres(url) ? 'postgres' : 'sqlite'
  if (provider === 'sqlite' && !existsSync(sqliteFile(url))) return
  const contractors = await inTransaction(provider, url, (connection) =>
    otherContractors(provider, connection),
  ).catch(() => [])
  refuseSeveral(contractors)
}

// The engine doesn't know the adapter's word for a locked file and complains of that.
const isBusy = (error) => /SocketTimeout|database is locked/.test(messageOf(error))

/** Waits for another process that migrates; then there may be nothing to do. */
async function deployWhenFree(url, deadline = Date.now() + 10_000) {
  for (;;) {
    try {
      return await deploy(url)
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error
      await pause(500)
    }
  }
}

async function writeNew(name) {
  await startWasm()
  const engine = await schemaEngine('sqlite', await providers.sqlite('file::memory:')) // reads no database
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  for (const provider of Object.keys(providers)) {
    const folder = path.join(root, provider, 'migrations')
    const last = migrationNames(provider).at(-1)
    const { stdout } = await engine.diff({
      from: last
        ? { tag: 'schemaDatamodel', files: schema(provider, path.join(folder, last, 'models.snapshot')) }
        : { tag: 'empty' },
      to: { tag: 'schemaDatamodel', files: schema(provider) },
      script: true,
      exitCode: null,
      filters,
    })
    if (!stdout || stdout.includes('This is an empty migration')) {
      console.log(`${provider}: no change`)
      continue
    }
    const target = path.join(folder, `${stamp}_${name}`)
    mkdirSync(target, { recursive: true })
    writeFileSync(path.join(target, 'migration.sql'), stdout)
    copyFileSync(models, path.join(target, 'models.snapshot'))
    console.log(`${provider}: wrote ${path.relative(process.cwd(), target)}`)
  }
}

const messageOf = (error) => String(error?.cause?.originalMessage ?? error?.message ?? error)

/** Returns an error as one line: the engine's own message, without its stack and colors. */
function lineOf(error) {
  if (isBusy(error)) return 'another process has the database open; stop the site first'
  const { kind, host, port } = error?.cause ?? {}
  if (kind === 'DatabaseNotReachable') return `the database at ${host}:${port} can't be reached`
  return (
    messageOf(error)
      .replace(/\u001b\[\d+m/g, '')
      .replace(/\s*\n\s*/g, ' ')
      .trim() || 'unknown error'
  )
}

const [command, name] = process.argv.slice(2)
const usable =
  command === 'deploy' || command === 'check' || (command === 'new' && /^[a-z0-9_]+$/.test(name ?? ''))
if (!usable) {
  console.error(
    'usage: migrate.mjs deploy | check | new <name>, a name of small letters, digits and underscores',
  )
  process.exit(2)
}
try {
  loadDotEnv()
  if (command === 'new') await writeNew(name)
  else if (command === 'check') await check(databaseUrl(process.env))
  else {
    for (const line of prepareDataDir(process.env)) console.error(line)
    const done = await deployWhenFree(databaseUrl(process.env))
    console.log(done.length ? `applied ${done.join(', ')}` : 'nothing to apply')
  }
  process.exit(0)
} catch (error) {
  console.error(command === 'check' ? lineOf(error) : `Migration failed: ${lineOf(error)}`)
  process.exit(1)
}
