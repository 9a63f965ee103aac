import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Database from 'better-sqlite3'
import { makeBackup } from '@/lib/backup/make'
import { filesIn } from '@/lib/backup/files'
import { finishRestore, backedUpNames, prepareDataDir } from '@/lib/data-dir.mjs'
import { closeDatabase } from '@/lib/data/client'
import { createLead } from '@/lib/data/leads'
import { temporaryDatabase } from '../data/temporary-database'

const { folder, file } = temporaryDatabase()
const backups = () => path.join(folder(), 'backups')
const archives = () =>
  existsSync(backups()) ? readdirSync(backups()).filter((name) => name.endsWith('.gz')) : []

/** Starts a script as npm does; `killed` ends it for good so long after it has printed a line. */
async function run(script: string, args: string[], killed?: { after: RegExp; milliseconds: number }) {
  const child: ChildProcess = spawn(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', '-C', 'react-server', `prisma/${script}.ts`, ...args],
    { env: process.env, stdio: ['ignore', 'pipe', 'pipe'], detached: true },
  )
  let output = ''
  const end = () => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL') // tsx runs the script in a process of its own
    } catch {
      // it was done before
    }
  }
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    if (killed?.after.test(output)) setTimeout(end, killed.milliseconds)
  })
  await new Promise((resolve) => child.once('close', resolve))
  return output
}

/** Returns the data: every row of the leads, every stored file. */
async function state(): Promise<string> {
  const db = new Database(file(), { readonly: true })
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok')
  const leads = db.prepare('SELECT * FROM Lead ORDER BY id').all()
  db.close()
  const names = (await Promise.all(backedUpNames.map((name) => filesIn(folder(), name)))).flat()
  const files = names.map((name) => [name, readFileSync(path.join(folder(), name), 'utf8')])
  return createHash('sha256')
    .update(JSON.stringify([leads, files]))
    .digest('hex')
}

function picture(content: string) {
  mkdirSync(path.join(folder(), 'media/0123'), { recursive: true })
  for (let width = 1; width <= 40; width += 1)
    writeFileSync(path.join(folder(), `media/0123/${width}.webp`), content.repeat(width * 500))
}

test('a restore that is killed leaves the old data or the new, and never part of each', async () => {
  picture('old')
  await createLead({ source: 'contact', name: 'Old' })
  await closeDatabase()
  const backup = (await makeBackup()).file
  const inBackup = await state()
  const seen = { old: 0, new: 0 }
  for (let round = 0; round < 12; round += 1) {
    picture(`new ${round}`)
    await createLead({ source: 'contact', name: `New ${round}` })
    await closeDatabase()
    const before = await state()
    const after = round % 3 === 0 ? /Reading/ : /Changing places/
    await run('restore', [backup, '--yes'], { after, milliseconds: Math.floor(Math.random() * 12) })
    prepareDataDir(process.env) // what the server, db:deploy and every script do first
    const now = await state()
    expect([before, inBackup]).toContain(now)
    seen[now === inBackup ? 'new' : 'old'] += 1
    expect(existsSync(path.join(folder(), 'restore.json'))).toBe(false)
  }
  expect(seen.old).toBeGreaterThan(0)
}, 120_000)

test('a restore is finished from whichever step it was interrupted at', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'showroom-steps-'))
  const put = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), text)
  }
  const names = ['site.db-wal', 'site.db', 'media/a.webp', 'spool/b.json']
  const moves = [
    { from: null, to: 'site.db-wal', aside: 'before/site.db-wal' },
    { from: '.restore/database.sqlite', to: 'site.db', aside: 'before/site.db' },
    { from: '.restore/files/media', to: 'media', aside: 'before/media' },
    { from: null, to: 'spool', aside: 'before/spool' },
    { from: '.restore/files/session-secret', to: 'session-secret', aside: 'before/session-secret' },
  ]
  // Each rename is one step: after `steps` of them the power fails.
  const renames = moves.flatMap(({ from, to, aside }) => [
    ...(to === 'session-secret' ? [] : [[to, aside]]),
    ...(from ? [[from, to]] : []),
  ])
  for (let steps = 0; steps <= renames.length; steps += 1) {
    rmSync(root, { recursive: true })
    for (const name of names) put(name, `old ${name}`)
    put('.restore/database.sqlite', 'new')
    put('.restore/files/media/c.webp', 'new')
    put('.restore/files/session-secret', 'new')
    put('restore.json', JSON.stringify({ database: 'done', moves }))
    for (const [from = '', to = ''] of renames.slice(0, steps)) {
      mkdirSync(path.dirname(path.join(root, to)), { recursive: true })
      execFileSync('mv', ['-T', path.join(root, from), path.join(root, to)])
    }
    expect(finishRestore(root)).toBe(true)
    expect(readdirSync(root).sort()).toEqual(['before', 'media', 'session-secret', 'site.db'])
    expect(readFileSync(path.join(root, 'site.db'), 'utf8')).toBe('new')
    expect(readdirSync(path.join(root, 'media'))).toEqual(['c.webp'])
    for (const name of names)
      expect(readFileSync(path.join(root, 'before', name), 'utf8')).toBe(`old ${name}`)
    expect(finishRestore(root)).toBe(false)
  }
  rmSync(root, { recursive: true })
})

test('a backup that is killed leaves no file that looks like one, and the next one works', async () => {
  rmSync(backups(), { recursive: true, force: true })
  picture('old')
  const steps = [/Gathering/, /Copying/, /Packing/, /Opening/, /Packing/, /Opening/]
  for (const after of steps) {
    await run('backup', [], { after, milliseconds: Math.floor(Math.random() * 30) })
  }
  const { file: backupFile } = await makeBackup({ now: () => new Date('2031-01-01T00:00:00Z') })
  expect(archives()).toContain(path.basename(backupFile))
  expect(readdirSync(backups()).filter((name) => name.startsWith('.'))).toEqual([])
  // Whatever has a backup's name is one.
  for (const name of archives()) {
    const output = await run('restore', [path.join(backups(), name), '--yes'])
    expect(output).toContain('Done')
  }
}, 120_000)
