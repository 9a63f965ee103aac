// npm run media:copy: copies the pictures of DATA_DIR/media and DATA_DIR/private into the bucket of MEDIA_S3_BUCKET, reads each back and compares it.
//   npm run media:copy -- --back   the other way, from the bucket into the folder
// Both may run while the site does, and repeatedly; nothing is removed.
import { dataFolder, env } from '@/lib/env'
import { bucketOf } from '@/lib/media/storage'
import { copyPictures } from '@/lib/media/storage/copy'
import { folderStorage } from '@/lib/media/storage/folder'
import { storageFolders } from '@/lib/media/storage/types'
import { counted } from '@/lib/text/counted'
import { formatSize } from '@/lib/text/file-size'
import { runScript } from './script'

const options = process.argv.slice(2)

void runScript('The copy', async () => {
  if (options.some((option) => option !== '--back')) throw new Error('usage: npm run media:copy [-- --back]')
  for (const name of storageFolders) {
    const bucket = bucketOf(env(), name)
    if (!bucket) throw new Error('there is no bucket: set MEDIA_S3_BUCKET and the variables beside it')
    const folder = folderStorage(dataFolder(name))
    const [from, to] = options.includes('--back') ? [bucket, folder] : [folder, bucket]
    const { pictures, files, bytes, written } = await copyPictures(from, to, ({ files }) => {
      if (files % 100 === 0) console.log(`${files} files so far`)
    })
    const counts = { pictures: new Set<string>(), files: 0 }
    for await (const { hash } of to.list()) {
      counts.pictures.add(hash)
      counts.files += 1
    }
    if (counts.files < files)
      throw new Error(`${files} files were brought, and only ${counts.files} are there`)
    console.log(
      `${name}: ${counted(pictures, 'picture')} in ${counted(files, 'file')}, ${formatSize(bytes)}; ${written} of them were brought.`,
    )
    console.log(
      `There are ${counted(counts.pictures.size, 'picture')} in ${counted(counts.files, 'file')} now.`,
    )
  }
})
