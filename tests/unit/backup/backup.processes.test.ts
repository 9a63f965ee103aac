import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { create, extract } from 'tar'
import { digest } from '@/lib/backup/files'
import { makeBackup } from '@/lib/backup/make'
import { type Manifest, readManifest } from '@/lib/backup/manifest'
import { restoreBackup } from '@/lib/backup/restore'
import { readBackupState } from '@/lib/backup/state'
import { closeDatabase } from '@/lib/data/client'
import { createLead, listLeads } from '@/lib/data/leads'
import { setSetting } from '@/lib/data/settings'
import { dataLock, takeLock } from '@/lib/lock.mjs'
import { spoolLead } from '@/lib/leads/spool'
import { runScript } from '../data/run-script'
import { temporaryDatabase } from '../data/temporary-database'

const { folder, file } = temporaryDatabase()
const backups = () => path.join(folder(), 'backups')
const spooled = {
  id: 'spooled-1',
  createdAt: '2026-11-20T10:00:00.000Z',
  source: 'contact' as const,
  name: 'Spooled',
}

/** Folders that can be made again, and that no backup holds. */
const madeAgain = ['cache/og/card.jpg', 'site-file/sent.zip']

beforeEach(async () => {
  for (const name of readdirSync(folder()))
    if (!name.startsWith('site.db')) rmSync(path.join(folder(), name), { recursive: true })
  mkdirSync(path.join(folder(), 'media/0123'), { recursive: true })
  writeFileSync(path.join(folder(), 'media/0123/480.webp'), randomBytes(50_000))
  mkdirSync(path.join(folder(), 'private/0123'), { recursive: true })
  writeFileSync(path.join(folder(), 'private/0123/2400.webp'), 'a photo')
  writeFileSync(path.join(folder(), 'session-secret'), 'a secret of the site')
  for (const name of madeAgain) {
    mkdirSync(path.dirname(path.join(folder(), name)), { recursive: true })
    writeFileSync(path.join(folder(), name), name)
  }
  await spoolLead(spooled)
  await createLead({ source: 'contact', name: 'First', message: 'tab\tand\nline' })
})

/** Returns the rows and files that a person would miss, as text. */
async function everything(): Promise<string> {
  await closeDatabase()
  const db = new Database(file(), { readonly: true })
  const tables = db
    .prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`)
    .pluck()
    .all()
  const rows = tables.map((name) => [name, db.prepare(`SELECT * FROM "${String(name)}"`).all()])
  db.close()
  const names = [
    'media/0123/480.webp',
    'media/new/480.webp',
    'private/0123/2400.webp',
    'spool/spooled-1.json',
    'session-secret',
  ]
  const files = names.map((name) => path.join(folder(), name))
  const contents = files.map((name) => (existsSync(name) ? readFileSync(name, 'base64') : null))
  return JSON.stringify([rows, contents])
}

/** Changes a little of everything that a backup holds. */
async function change(): Promise<void> {
  await createLead({ source: 'chat', name: 'Second' })
  await setSetting('later', true)
  rmSync(path.join(folder(), 'spool'), { recursive: true })
  mkdirSync(path.join(folder(), 'media/new'))
  writeFileSync(path.join(folder(), 'media/new/480.webp'), 'new')
  writeFileSync(path.join(folder(), 'session-secret'), 'another')
  await closeDatabase()
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) => error.message,
  )

/** A backup unpacked, changed and packed again, as a file. */
async function altered(
  backup: string,
  alter: (manifest: Manifest, folder: string) => unknown,
): Promise<string> {
  const work = mkdtempSync(path.join(os.tmpdir(), 'showroom-altered-'))
  await extract({ file: backup, cwd: work })
  const manifest = JSON.parse(readFileSync(path.join(work, 'manifest.json'), 'utf8')) as Manifest
  await alter(manifest, work)
  writeFileSync(path.join(work, 'manifest.json'), JSON.stringify(manifest))
  const to = path.join(folder(), 'altered.tar.gz')
  const names = ['manifest.json', ...manifest.files.map((entry) => entry.path)]
  await create({ cwd: work, gzip: true, file: to }, names)
  rmSync(work, { recursive: true })
  return to
}

test('a restore brings back the data of the backup; the replaced data are kept', async () => {
  const before = await everything()
  const newBackup = await makeBackup()
  expect(newBackup.counts).toMatchObject({ Lead: 1, LeadEvent: 1, Outbox: 1 })
  expect(statSync(newBackup.file).mode & 0o777).toBe(0o600)
  expect(await readBackupState(backups())).toMatchObject({
    good: { file: path.basename(newBackup.file), bytes: newBackup.bytes },
    error: null,
  })
  expect(readdirSync(backups()).sort()).toEqual(['lock', path.basename(newBackup.file), 'state.json'])
  expect(await everything()).toBe(before)

  await change()
  const changed = await everything()
  expect(changed).not.toBe(before)
  const [aside = ''] = (await restoreBackup(newBackup.file))?.aside ?? []
  expect(await everything()).toBe(before)
  expect(existsSync(path.join(folder(), '.restore'))).toBe(false)

  // And back, from what was kept.
  for (const name of readdirSync(aside)) {
    rmSync(path.join(folder(), name), { recursive: true, force: true })
    cpSync(path.join(aside, name), path.join(folder(), name), { recursive: true })
  }
  rmSync(path.join(folder(), 'spool'), { recursive: true, force: true })
  expect(await everything()).toBe(changed)
}, 60_000)

test('a backup can be brought into an empty folder, and a database outside DATA_DIR is replaced where it lies', async () => {
  const before = await everything()
  const { file: backup } = await makeBackup()
  const elsewhere = mkdtempSync(path.join(os.tmpdir(), 'showroom-empty-'))
  const run = (env: Record<string, string>) => runScript('restore', [backup, '--yes'], env)
  expect(run({ DATA_DIR: `${elsewhere}/a`, DATABASE_URL: '' })).toMatchObject({ status: 0, stderr: '' })
  expect(readdirSync(`${elsewhere}/a`).sort()).toEqual([
    'lock',
    'media',
    'private',
    'session-secret',
    'site.db',
    'spool',
  ])
  expect((await digest(`${elsewhere}/a/media/0123/480.webp`)).bytes).toBe(50_000)

  const outside = { DATA_DIR: `${elsewhere}/b`, DATABASE_URL: `file:${elsewhere}/other/site.db` }
  expect(run(outside)).toMatchObject({ status: 0, stderr: '' })
  const { stdout } = run(outside)
  expect(stdout).toContain(`${elsewhere}/other/site.db.before-restore-`)
  expect(existsSync(`${elsewhere}/other/site.db.restoring`)).toBe(false)
  rmSync(elsewhere, { recursive: true })
  expect(await everything()).toBe(before)
}, 60_000)

test('four writers lose nothing and hinder nothing: each lead in the copy is whole', async () => {
  let writing = true
  const written: string[] = []
  const writers = [1, 2, 3, 4].map(async (writer) => {
    for (let count = 0; writing; count += 1) {
      const { id } = await createLead({
        source: 'contact',
        name: `${writer}-${count}`,
        message: 'x'.repeat(2_000),
      })
      written.push(id)
      await turn() // SQLite's calls don't wait for anything: others must come in between
    }
  })
  // The copy is made by another process, as the server does.
  while (written.length < 100) await turn()
  const before = written.length
  const script = spawn(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', '-C', 'react-server', 'prisma/backup.ts'],
    { env: process.env },
  )
  const code = await new Promise((resolve) => script.once('exit', resolve))
  const during = written.length
  writing = false
  await Promise.all(writers)
  await closeDatabase()
  expect(code).toBe(0)
  expect(during).toBeGreaterThan(before)

  const name = readdirSync(backups()).find((entry) => entry.endsWith('.gz')) ?? ''
  await restoreBackup(path.join(backups(), name))
  const leads = await listLeads()
  const later = new Set(written.slice(during))
  // Everything that was answered before the backup began is in it, with its event and its outbox row.
  const restored = new Set(leads.map(({ id }) => id))
  expect(written.slice(0, before).every((id) => restored.has(id))).toBe(true)
  expect(leads.filter(({ id }) => later.has(id))).toEqual([])
  await closeDatabase()
  const db = new Database(file(), { readonly: true })
  const count = (table: string) => db.prepare(`SELECT count(*) FROM "${table}"`).pluck().get()
  expect([count('LeadEvent'), count('Outbox')]).toEqual([leads.length, leads.length])
  db.close()
}, 60_000)

test('an encrypted one needs its key, and says so in one line', async () => {
  const key = runScript('backup', ['--new-key']).stdout.trim()
  const otherKey = runScript('backup', ['--new-key']).stdout.trim()
  expect(runScript('backup', [], { BACKUP_KEY: key })).toMatchObject({ status: 0, stderr: '' })
  const name = readdirSync(backups()).find((entry) => entry.endsWith('.age')) ?? ''
  const backup = path.join(backups(), name)
  expect(readFileSync(backup).includes('database.sqlite')).toBe(false)
  const before = await everything()
  await change()
  const changed = await everything()

  const run = (BACKUP_KEY: string) => runScript('restore', [backup, '--yes'], { BACKUP_KEY })
  expect(run('')).toMatchObject({
    status: 1,
    stderr: 'The restore failed: this backup is encrypted: set BACKUP_KEY to the key it was made with',
  })
  expect(run(otherKey)).toMatchObject({
    status: 1,
    stderr: 'The restore failed: this backup was made with another key than BACKUP_KEY',
  })
  expect(run('password')).toMatchObject({
    status: 1,
    stderr: 'The restore failed: BACKUP_KEY must be a key made by "npm run backup -- --new-key"',
  })
  const whole = readFileSync(backup)
  writeFileSync(backup, whole.subarray(0, -20))
  expect(run(key).stderr).toBe('The restore failed: the file is damaged or cut short')
  expect(await everything()).toBe(changed)
  writeFileSync(backup, whole)
  expect(run(key)).toMatchObject({ status: 0, stderr: '' })
  expect(await everything()).toBe(before)
}, 90_000)

test('a damaged, newer or foreign backup is refused, and nothing has changed', async () => {
  const { file: backup } = await makeBackup()
  const whole = readFileSync(backup)
  await change()
  const before = await everything()
  const damaged = path.join(folder(), 'damaged.tar.gz')
  for (const length of [0, 10, 200, whole.length >> 1, whole.length - 9, whole.length - 1]) {
    writeFileSync(damaged, whole.subarray(0, length))
    expect(await refusal(restoreBackup(damaged))).toMatch(/damaged or cut short|no backup of the site/)
  }
  for (let flipped = 0; flipped < 12; flipped += 1) {
    const bytes = Buffer.from(whole)
    const at = 12 + Math.floor(((bytes.length - 24) * flipped) / 12)
    bytes[at] = (bytes[at] ?? 0) ^ 0xff
    writeFileSync(damaged, bytes)
    expect(await refusal(restoreBackup(damaged))).toMatch(/damaged or cut short|no backup of the site/)
  }
  writeFileSync(damaged, 'not an archive at all')
  expect(await refusal(restoreBackup(damaged))).toMatch(/no backup of the site|damaged/)
  expect(await refusal(restoreBackup(`${damaged}.gone`))).toMatch(/^there is no file/)

  const newer = await altered(backup, (manifest) => manifest.migrations.push('29991231000000_later'))
  expect(await refusal(restoreBackup(newer))).toMatch(
    /made by a newer version .*29991231000000_later.*: update/,
  )
  const postgres = await altered(backup, (manifest) => (manifest.database = 'postgres'))
  expect(await refusal(restoreBackup(postgres))).toMatch(/is of a PostgreSQL database/)
  const lying = await altered(backup, (manifest) => (manifest.counts.Lead = 7))
  expect(await refusal(restoreBackup(lying))).toMatch(/does not hold what its list says/)
  const exchanged = await altered(backup, (_, work) =>
    writeFileSync(`${work}/files/session-secret`, 'theirs'),
  )
  expect(await refusal(restoreBackup(exchanged))).toMatch(/damaged/)
  const holed = await altered(backup, async (manifest, work) => {
    const database = path.join(work, 'database.sqlite')
    const bytes = readFileSync(database)
    writeFileSync(database, bytes.fill(0x41, 4096 * 3, 4096 * 6))
    Object.assign(manifest.files[0] ?? {}, await digest(database))
  })
  expect(await refusal(restoreBackup(holed))).toBe('the database in it is damaged')
  const name = (path: string) => ({ path, bytes: 1, sha256: 'a'.repeat(64) })
  const manifestOf = (entry: object) => {
    const first = { format: 1, version: '1', createdAt: new Date().toISOString(), database: 'sqlite' }
    return readManifest(JSON.stringify({ ...first, migrations: [], counts: {}, files: [entry] }))
  }
  expect(manifestOf(name('files/media/a.webp'))).not.toBeNull()
  for (const climbing of ['files/media/../../../evil', '/etc/passwd', 'files/other', 'files/media/..'])
    expect(manifestOf(name(climbing))).toBeNull()
  expect(await everything()).toBe(before)
  expect(existsSync(path.join(folder(), '.restore'))).toBe(false)
}, 60_000)

test('an older backup is brought up to this version before it takes its place', async () => {
  const { file: backup } = await makeBackup()
  const older = await altered(backup, async (manifest, work) => {
    const database = path.join(work, 'database.sqlite')
    rmSync(database)
    const first = manifest.migrations.slice(0, 1)
    const db = new Database(database)
    const sql = readFileSync(`prisma/sqlite/migrations/${first[0]}/migration.sql`, 'utf8')
    db.exec(sql)
    const copy = new Database(file(), { readonly: true })
    const schema = copy
      .prepare(`SELECT sql FROM sqlite_master WHERE name = '_prisma_migrations'`)
      .pluck()
      .get()
    const row = copy
      .prepare('SELECT * FROM _prisma_migrations WHERE migration_name = ?')
      .get(first[0]) as object
    db.exec(String(schema))
    const columns = Object.keys(row)
    db.prepare(
      `INSERT INTO _prisma_migrations (${columns.join()}) VALUES (${columns.map((name) => `@${name}`).join()})`,
    ).run(row)
    db.prepare(
      `INSERT INTO Lead (id, source, status, name, updatedAt) VALUES ('old', 'contact', 'new', 'Old', 0)`,
    ).run()
    copy.close()
    db.close()
    manifest.migrations = first
    manifest.counts = Object.fromEntries(
      [...sql.matchAll(/CREATE TABLE "(\w+)"/g)]
        .map(([, name = '']) => name)
        .sort()
        .map((name) => [name, name === 'Lead' ? 1 : 0]),
    )
    Object.assign(manifest.files[0] ?? {}, await digest(database))
  })
  await closeDatabase()
  await restoreBackup(older)
  expect(await listLeads()).toMatchObject([{ id: 'old', name: 'Old' }])
}, 60_000)

test('of the backups before imports the last three stay, and those by hand', async () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 9, 1, 8, minute))
  for (const minute of [0, 1]) await makeBackup({ now: () => at(minute) })
  for (const minute of [2, 3, 4, 5, 6]) await makeBackup({ kind: 'before-import', now: () => at(minute) })
  const names = readdirSync(backups()).filter((name) => name.endsWith('.tar.gz'))
  expect(names.map((name) => name.replace(/^showroom-|-\d{4}.*T08|\d{4}.*T08|-00Z.*$/g, '')).sort()).toEqual([
    '-00',
    '-01',
    'before-import-04',
    'before-import-05',
    'before-import-06',
  ])
  // As the site calls it before an import.
  const args = ['node_modules/tsx/dist/cli.mjs', '-C', 'react-server', 'prisma/backup.ts', '--before-import']
  const said = execFileSync(process.execPath, args, { env: process.env, encoding: 'utf8' })
  expect(said).toMatch(/^Done: .*showroom-before-import-/m)
  expect(readdirSync(backups()).filter((name) => name.includes('before-import'))).toHaveLength(3)
}, 60_000)

test('a full disk is seen before, and told while it happens; the last good backup stays', async () => {
  const { file: good } = await makeBackup()
  expect(await refusal(makeBackup({ free: () => Promise.resolve(1_000_000) }))).toMatch(
    /^the disk is too full: 1\.0 MB are free at .* and 202 MB are needed\. Delete old backups there or keep them/,
  )
  expect(await refusal(restoreBackup(good, { free: () => Promise.resolve(1_000) }))).toMatch(
    /^the disk is too full/,
  )

  // The system refuses to write files beyond a size, as a full disk would.
  const tsx = `${process.execPath} node_modules/tsx/dist/cli.mjs -C react-server prisma/backup.ts`
  const limited = () =>
    execFileSync('bash', ['-c', `ulimit -f 64; trap '' XFSZ; ${tsx}`], {
      env: process.env,
      encoding: 'utf8',
      stdio: 'pipe',
    })
  expect(limited).toThrow(/the disk is full: delete old backups/)
  expect(await readBackupState(backups())).toMatchObject({
    good: { file: path.basename(good) },
    error: expect.stringContaining('the disk is full') as string,
  })
  expect(readdirSync(backups()).sort()).toEqual(['lock', path.basename(good), 'state.json'])
}, 60_000)

test('one at a time, and a restore never while the site runs', async () => {
  const { file: backup } = await makeBackup()
  const making = takeLock(path.join(backups(), 'lock'), 'alone')
  expect(await refusal(makeBackup())).toMatch(/^another backup is being made/)
  making?.()

  const site = takeLock(dataLock(folder()), 'shared')
  expect(await refusal(restoreBackup(backup))).toMatch(/^the site, a backup or another restore is using /)
  expect(await refusal(makeBackup({ now: () => new Date(0) }))).toBe('done')
  site?.()
  const restoring = takeLock(dataLock(folder()), 'alone')
  expect(await refusal(makeBackup())).toMatch(/^a restore is running/)
  restoring?.()
  expect(await refusal(restoreBackup(backup, { confirm: () => Promise.resolve(false) }))).toBe('done')
}, 60_000)
