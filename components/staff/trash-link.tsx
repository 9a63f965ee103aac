import { Trash2 } from 'lucide-react'
import { LinkButton } from '@/components/ui/staff-link'
import { type Kind } from '@/lib/records/registry'

export const TrashLink = ({ kind }: { kind: Kind }) => (
  <LinkButton look="quiet" className="max-tablet:flex-none" href={`/admin/trash?kind=${kind}`}>
    <Trash2 className="size-4" aria-hidden="true" />
    Trash
  </LinkButton>
)
