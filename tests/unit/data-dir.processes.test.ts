import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { deployMigrations } from './data/temporary-database'
import { runScript } from './data/run-script'
import { closeToOthers, prepareDataDir } from '@/lib/data-dir.mjs'

const rights = (file: string) => (statSync(file).mode & 0o777).toString(8)
const umask = process.umask()
let root = ''
beforeEach(() => {
  process.umask(0o022)
  root = mkdtempSync(path.join(os.tmpdir(), 'showroom-rights-'))
})
afterEach(() => {
  process.umask(umask)
  rmSync(root, { recursive: true })
})

test('files that others could read are closed once, and foreign files are left alone', () => {
  const data = path.join(root, 'data')
  mkdirSync(path.join(data, 'media/0123'), { recursive: true })
  mkdirSync(path.join(data, 'notes'))
  for (const name of ['site.db', 'site.db-wal', 'media/0123/1.webp', 'notes/mine.txt', 'session-secret'])
    writeFileSync(path.join(data, name), 'x')
  chmodSync(path.join(data, 'session-secret'), 0o600)
  writeFileSync(path.join(root, 'outside.txt'), 'x')
  symlinkSync(path.join(root, 'outside.txt'), path.join(data, 'media/link'))
  expect(closeToOthers({ DATA_DIR: data })).toEqual({ tightened: 6, refused: [] })
  for (const name of ['', 'media', 'media/0123']) expect(rights(path.join(data, name))).toBe('700')
  for (const name of ['site.db', 'site.db-wal', 'media/0123/1.webp', 'session-secret'])
    expect(rights(path.join(data, name))).toBe('600')
  expect(rights(path.join(data, 'notes/mine.txt'))).toBe('644')
  expect(rights(path.join(root, 'outside.txt'))).toBe('644')
  expect(prepareDataDir({ DATA_DIR: data })).toEqual([])

  // New files are ours only.
  writeFileSync(path.join(data, 'later'), 'x')
  expect(rights(path.join(data, 'later'))).toBe('600')
})

test('db:deploy and the scripts make everything for its owner only', () => {
  const data = path.join(root, 'made/data')
  process.env.DATA_DIR = data
  process.env.DATABASE_URL = `file:${data}/site.db`
  deployMigrations(`file:${data}/site.db`)
  expect(runScript('seed').status).toBe(0)
  expect(rights(data)).toBe('700')
  for (const name of readdirSync(data)) expect(rights(path.join(data, name))).toBe('600')
}, 60_000)
