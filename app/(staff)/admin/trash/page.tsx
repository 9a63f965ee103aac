import { TrashScreen } from '@/components/admin/trash/trash-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { listStamp } from '@/lib/records/news'
import { listTrash } from '@/lib/records/trash'
import { recordOf } from '@/lib/records/registry'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const generateMetadata = () => staffMetadata('Trash')

const pageSize = 50

export default async function TrashPage({ searchParams }: Props) {
  const { role } = await requireStaffPage()
  const params = await searchParams
  const now = new Date().toISOString()
  const kind = recordOf(params.kind)?.kind ?? null
  const page = Math.max(1, Math.floor(Number(params.page)) || 1)
  // Read before the rows, so that a deletion in between refreshes the list.
  const stamp = await listStamp('trash')
  const part = await listTrash({ kind, page, size: pageSize })
  return (
    <TrashScreen
      {...part}
      stamp={stamp}
      kind={kind}
      pageSize={pageSize}
      isOwner={role === 'owner'}
      now={now}
    />
  )
}
