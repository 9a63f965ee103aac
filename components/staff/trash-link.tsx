import { Trash2 } from 'lucide-react'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { type Kind } from '@/lib/records/registry'

export const TrashLink = ({ kind }: { kind: Kind }) => (
  <Link
    className={buttonClass({ look: 'quiet', className: 'no-underline max-tablet:flex-none' })}
    href={`/admin/trash?kind=${kind}`}
    prefetch={false}
  >
    <Trash2 className="size-4" aria-hidden="true" />
    Trash
  </Link>
)
