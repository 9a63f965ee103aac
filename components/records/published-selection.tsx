'use client'

import { Trash2 } from 'lucide-react'
import { SelectionBar } from '@/components/staff/selection'
import { useSelectedAction } from '@/components/staff/use-selected-action'
import { Button } from '@/components/ui/button'
import { requireKind } from '@/lib/records/registry'
import { counted } from '@/lib/text/counted'

/** Returns what moves the selected pages or posts to the trash. */
export function useSelectedTrash(kind: 'page' | 'post') {
  const { busy, run } = useSelectedAction()
  const trash = () =>
    void run({
      path: '/api/trash',
      change: () => ({ kind, isTrashed: true }),
      undo: () => ({ kind, isTrashed: false }),
      title: (count) => `${counted(count, requireKind(kind).one.toLowerCase())} moved to the trash`,
      isLeaving: true,
    })
  return { busy, trash }
}

export function PublishedBar({ kind }: { kind: 'page' | 'post' }) {
  const { busy, trash } = useSelectedTrash(kind)
  return (
    <SelectionBar busy={busy}>
      <Button look="danger" size="small" disabled={busy} onClick={trash}>
        <Trash2 className="size-4" aria-hidden="true" />
        Delete
      </Button>
    </SelectionBar>
  )
}
