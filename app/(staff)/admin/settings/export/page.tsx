import { ExportScreen } from '@/components/admin/settings/export-screen'
import { requireOwnerPage, staffMetadata } from '@/lib/auth/staff-page'
import { bytesIn } from '@/lib/backup/files'
import { listAuditRows } from '@/lib/records/audit-log'
import { countSite } from '@/lib/records/site-rows'
import { getProfile } from '@/lib/data/settings'
import { dataFolder } from '@/lib/env'
import { siteFileNow } from '@/lib/site-file/work'
import { officeMoment } from '@/lib/time/office-time'

export const generateMetadata = () => staffMetadata('Export and import')

export default async function ExportPage() {
  await requireOwnerPage()
  const [counts, bytes, { rows }, { shortName }] = await Promise.all([
    countSite(),
    bytesIn(dataFolder(), ['media']),
    listAuditRows({ actions: ['site-exported'], limit: 1 }),
    getProfile(),
  ])
  const last = rows[0] ? `Last made ${officeMoment(rows[0].createdAt)}.` : 'None was made yet.'
  return (
    <ExportScreen initial={siteFileNow()} counts={counts} bytes={bytes} last={last} shortName={shortName} />
  )
}
