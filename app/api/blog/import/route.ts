import { auditRequest } from '@/lib/auth/audit'
import { handle } from '@/lib/http/handle'
import { importExport } from '@/lib/wordpress/run-import'
import { readExportFile } from './export-file'

/** POST: brings in the WordPress export in the body, and reports on each of its entries. `?drafts`: all as drafts. */
export const POST = handle({
  auth: 'owner',
  run: async ({ request, staff }) => {
    const { bytes, asDrafts } = await readExportFile(request)
    const report = await importExport(bytes, asDrafts, staff.id)
    const came = (kind: string) =>
      report.items.filter((item) => item.kind === kind && item.outcome === 'comes').length
    const detail = `${came('post')} posts, ${came('page')} pages from ${report.site}`
    await auditRequest(staff, request, { action: 'posts-imported', target: report.run ?? '', detail })
    return report
  },
})
