import { handle } from '@/lib/http/handle'
import { previewImport } from '@/lib/wordpress/run-import'
import { readExportFile } from '../export-file'

/** POST: what importing the WordPress export in the body would do; nothing changes. `?drafts`: all comes as drafts. */
export const POST = handle({
  auth: 'owner',
  run: async ({ request }) => {
    const { bytes, asDrafts } = await readExportFile(request)
    return previewImport(bytes, asDrafts)
  },
})
