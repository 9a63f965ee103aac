// npm run restore -- FILE [--yes]: replaces the data by a backup, after everything in it was read, compared and opened. The site must
// be stopped. With --yes it doesn't ask. Without a file it finishes an interrupted restore.
import { createInterface } from 'node:readline/promises'
import { finishInterruptedRestore, restoreBackup } from '@/lib/backup/restore'
import { type Manifest } from '@/lib/backup/manifest'
import { closeToOthers } from '@/lib/data-dir.mjs'
import { env } from '@/lib/env'
import { runScript } from './script'

const usage = 'usage: npm run restore -- FILE [--yes]'

async function ask({ createdAt, version, counts, database }: Manifest): Promise<boolean> {
  console.log(
    `\nBackup of ${createdAt} (version ${version}): ${counts.Lead ?? 0} leads, ${counts.Page ?? 0} pages`,
  )
  console.log(`It replaces the data in ${env().DATA_DIR}, which is kept beside it.`)
  if (database === 'postgres') console.log('Stop the site on every machine that uses this database first.')
  if (!process.stdin.isTTY) throw new Error('there is no terminal to answer in: add --yes to go ahead')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Type "yes" to go ahead: ')
  terminal.close()
  return answer.trim() === 'yes'
}

void runScript(
  'The restore',
  async () => {
    const [file, ...more] = process.argv.slice(2).filter((argument) => argument !== '--yes')
    if (more.length > 0 || file?.startsWith('-')) throw new Error(usage)
    const progress = (line: string) => console.log(line)
    if (!file) {
      if (!(await finishInterruptedRestore({ progress }))) throw new Error(usage)
      return console.log('The interrupted restore is finished.')
    }
    const confirm = process.argv.includes('--yes') ? undefined : ask
    const restoredBackup = await restoreBackup(file, { progress, confirm })
    if (!restoredBackup) return console.log('Nothing was changed.')
    console.log(`Done: the data is that of ${restoredBackup.manifest.createdAt}.`)
    if (restoredBackup.aside.length > 0)
      console.log(
        `What was there before: ${restoredBackup.aside.join(', ')}. Delete it once you no longer need it.`,
      )
    console.log('Start the site with "npm run site", which builds its pages anew.')
  },
  closeToOthers,
)
