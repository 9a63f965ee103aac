import { madeByStaff } from '@/lib/data/page-fields'
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { blockRegistry } from '@/components/blocks/registry'
import { closeDatabase, write } from '@/lib/data/client'
import { pageStore } from '@/lib/records/page/store'
import { importSiteFile, settleImport } from '@/lib/site-file/import-file'
import { type SiteJob } from '@/lib/site-file/types'
import { writeSiteFile } from '@/lib/site-file/write-file'
import { temporaryDatabase } from '../data/temporary-database'
import { emptySite, everything, fillSite, hashes, leadsNow, storeFiles } from './site'

jest.setTimeout(120_000)

// Whatever ends an import, and wherever: the site is the old one or the new one, whole.

const { folder } = temporaryDatabase()
const file = () => path.join(folder(), 'export.zip')
const quiet = () => {}
const showSite = jest.fn(() => Promise.resolve())
const doing = async (more: object = {}) => ({
  leads: await leadsNow(),
  registry: blockRegistry,
  ...{ id: 'import-1', backup: () => Promise.resolve('backup.tar.gz'), show: showSite, progress: quiet },
  ...more,
})
const remainingNames = () =>
  existsSync(path.join(folder(), 'site-file')) ? readdirSync(path.join(folder(), 'site-file')) : []

/** A file of a full site, to be brought to one that has another page and another picture. */
beforeEach(async () => {
  await fillSite()
  await writeSiteFile(file(), { withLeads: true, progress: quiet })
  await write((db) => db.media.deleteMany({ where: { hash: hashes.spare } }))
  await emptySite()
  await pageStore.create({ title: 'Mine', slug: 'mine' })
  storeFiles('d'.repeat(32), 'mine')
  await write((db) =>
    db.media.create({ data: { hash: 'd'.repeat(32), name: 'x', width: 900, height: 600, bytes: 1 } }),
  )
  showSite.mockClear()
})

test('a failure at any step leaves everything as it was', async () => {
  const before = await everything()
  const failures: [SiteJob['step'], number][] = [
    ['backup', 0],
    ['pictures', 0],
    ['pictures', 5],
    ['database', 0],
    ['database', 1],
    ['database', 8],
  ]
  for (const [failing, at] of failures) {
    let count = 0
    const progress = ({ step }: { step: SiteJob['step'] }) => {
      if (step === failing && count++ === at) throw new Error(`the disk is full at ${step}`)
    }
    await expect(importSiteFile(file(), await doing({ progress }))).rejects.toThrow(
      `the disk is full at ${failing}`,
    )
    expect(await everything()).toEqual(before)
    expect(remainingNames()).toEqual([])
  }
  expect(showSite).not.toHaveBeenCalled()
})

test('no backup, no import', async () => {
  const before = await everything()
  const backup = () => Promise.reject(new Error('the disk is too full'))
  await expect(importSiteFile(file(), await doing({ backup }))).rejects.toThrow('the disk is too full')
  expect(await everything()).toEqual(before)
})

test('a save in the meantime isn’t lost: the import changes nothing then', async () => {
  const backup = async () => {
    await pageStore.create({ title: 'Saved meanwhile', slug: 'meanwhile' })
    return 'backup'
  }
  await expect(importSiteFile(file(), await doing({ backup }))).rejects.toMatchObject({ code: 'conflict' })
  const pages = await write((db) => db.page.findMany({ orderBy: { slug: 'asc' } }))
  expect(pages.map(({ slug }) => slug)).toEqual(['meanwhile', 'mine'])
})

test('pages that can’t be shown at once are shown at the next start', async () => {
  showSite.mockImplementationOnce(() => Promise.reject(new Error('the server is ending')))
  await importSiteFile(file(), await doing())
  expect(remainingNames()).toEqual(['import.json'])
  expect(await settleImport(showSite)).toBe('done')
  expect(showSite).toHaveBeenCalledTimes(2)
  expect(remainingNames()).toEqual([])
})

/** Imports in a process of its own, which is killed at a step. */
async function killedAt(step: string, at: number): Promise<void> {
  await closeDatabase()
  const child = spawn(
    process.execPath,
    [
      'node_modules/tsx/dist/cli.mjs',
      '-C',
      'react-server',
      'tests/unit/site-file/killed.ts',
      file(),
      step,
      String(at),
    ],
    { env: process.env, stdio: 'ignore' },
  )
  await new Promise((resolve) => child.once('close', resolve))
}

test('a process that is killed leaves the old site or the new one, and its traces go at the next start', async () => {
  const before = await everything()
  for (const [step, at] of [
    ['pictures', 3],
    ['database', 6],
  ] as const) {
    await killedAt(step, at)
    expect(existsSync(path.join(folder(), 'site-file/import.json'))).toBe(true)
    expect(await settleImport(showSite)).toBe('taken back')
    expect(await everything()).toEqual(before)
  }
  await killedAt('showing', 0)
  expect(await settleImport(showSite)).toBe('done')
  expect(showSite).toHaveBeenCalledTimes(1)
  expect(readdirSync(path.join(folder(), 'media')).sort()).toEqual([hashes.shown, hashes.spare])
  expect(
    await write((db) =>
      db.page.findMany({ where: madeByStaff, select: { id: true }, orderBy: { id: 'asc' } }),
    ),
  ).toEqual([{ id: 'page-1' }, { id: 'page-2' }])
  expect(await settleImport(showSite)).toBe('none')
})
