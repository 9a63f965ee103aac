// The same file goes from one database into the other: written from PostgreSQL, brought back, and every row the same.
import path from 'node:path'
import { blockRegistry } from '@/components/blocks/registry'
import { madeByStaff } from '@/lib/data/page-fields'
import { write } from '@/lib/data/client'
import { createLead, listLeads } from '@/lib/data/leads'
import { checkSiteFile } from '@/lib/site-file/check-file'
import { importSiteFile } from '@/lib/site-file/import-file'
import { writeSiteFile } from '@/lib/site-file/write-file'
import { temporaryPostgres } from '../data/temporary-database'
import { emptySite, everything, fillSite, leadsNow } from './site'

jest.setTimeout(60_000)

const { folder } = temporaryPostgres()

test('PostgreSQL: what was exported comes back the same, and a failure changes nothing', async () => {
  await fillSite()
  const ownTests = ['names', 'settings']
  const before = await everything(ownTests)
  const file = path.join(folder(), 'export.zip')
  const quiet = () => {}
  await writeSiteFile(file, { withLeads: true, progress: quiet })
  const { changes } = await checkSiteFile(file, blockRegistry, quiet)
  for (const change of changes) expect(change).toMatchObject({ same: change.file, changed: 0, gone: 0 })
  const doing = {
    leads: await leadsNow(),
    registry: blockRegistry,
    backup: () => Promise.resolve('backup'),
    show: () => Promise.resolve(),
  }
  await importSiteFile(file, { id: 'one', ...doing, progress: quiet })
  expect(await everything(ownTests)).toEqual(before)

  let pieces = 0
  const failing = ({ step }: { step: string }) => {
    if (step === 'database' && pieces++ === 8) throw new Error('it failed')
  }
  await expect(importSiteFile(file, { id: 'two', ...doing, progress: failing })).rejects.toThrow('it failed')
  expect(await everything(ownTests)).toEqual(before)

  await emptySite()
  const backup = async () => {
    await createLead({ source: 'contact', name: 'During the import' })
    return 'backup'
  }
  await importSiteFile(file, { id: 'three', ...doing, backup, progress: quiet })
  expect((await listLeads()).map(({ name }) => name).sort()).toEqual([
    'Ann',
    'Ann again',
    'During the import',
  ])
  expect(await write((db) => db.page.count({ where: madeByStaff }))).toBe(2)
})
