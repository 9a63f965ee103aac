import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { dataLock, takeLock } from '@/lib/lock.mjs'

let folder = ''
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'showroom-open-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** A process that takes DATA_DIR into use as the server does, and then throws away what it doesn't need. */
function use() {
  const code = `
    const { openDataDir } = require('./lib/open-data-dir.ts')
    openDataDir()
    for (let round = 0; round < 5; round += 1) global.gc()
    setTimeout(() => { global.gc(); console.log('in use') }, 50)
    setInterval(() => {}, 1000)`
  return spawn(process.execPath, ['--expose-gc', '--import', 'tsx', '-C', 'react-server', '-e', code], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

test('DATA_DIR counts as used until the process ends, however it ends', async () => {
  const server = use()
  let output = ''
  server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  while (!output.includes('in use')) await once(server.stdout, 'data')
  expect(takeLock(dataLock(folder), 'alone')).toBeNull()
  server.kill('SIGKILL')
  await once(server, 'close')
  const release = takeLock(dataLock(folder), 'alone')
  expect(release).not.toBeNull()

  // While somebody has it alone, as a restore does, a server doesn't start.
  const refused = use()
  let complaint = ''
  refused.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  const [status] = (await once(refused, 'close')) as [number]
  expect([status, complaint.trim()]).toEqual([1, 'a restore is running: start when it is done'])
  release?.()
}, 30_000)

test('a server doesn’t start on a PostgreSQL restore that is half done, and says what to do', async () => {
  writeFileSync(path.join(folder, 'restore.json'), JSON.stringify({ database: 'waiting', moves: [] }))
  const refused = use()
  let complaint = ''
  refused.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  const [status] = (await once(refused, 'close')) as [number]
  expect(status).toBe(1)
  expect(complaint).toContain('a restore was interrupted: run "npm run restore" without a file to finish it')
}, 30_000)
