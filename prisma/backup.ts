// npm run backup: makes a backup in BACKUP_DIR while the site runs, opened and compared before it counts.
//   npm run backup -- --new-key   prints a new key for BACKUP_KEY and does nothing else
// The server runs it with --daily, at a low priority, and with --before-import; both kinds are pruned.
import os from 'node:os'
import { newKey } from '@/lib/backup/cipher'
import { makeBackup } from '@/lib/backup/make'
import { formatSize } from '@/lib/text/file-size'
import { runScript } from './script'

const [option, ...more] = process.argv.slice(2)

void runScript('The backup', async () => {
  if (more.length > 0 || (option && !['--daily', '--before-import', '--new-key'].includes(option)))
    throw new Error('usage: npm run backup, or npm run backup -- --new-key')
  if (option === '--new-key') return console.log(await newKey())
  const kind = option === '--daily' ? 'daily' : option === '--before-import' ? 'before-import' : 'by-hand'
  if (kind === 'daily') os.setPriority(10)
  const { file, bytes, counts, files } = await makeBackup({ kind, progress: (line) => console.log(line) })
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
  console.log(`Done: ${file}`)
  console.log(`${formatSize(bytes)}: ${counts.Lead ?? 0} leads, ${rows} rows in all, ${files} files`)
})
