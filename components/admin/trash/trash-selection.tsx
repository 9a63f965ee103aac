'use client'

import { Undo2 } from 'lucide-react'
import { type ReactNode } from 'react'
import { DeleteSelected } from '@/components/staff/delete-selected'
import { listKeys } from '@/components/staff/list-keys'
import { readAll } from '@/components/staff/read-all'
import { ScreenKeys } from '@/components/staff/screen-keys'
import {
  type Selectable,
  SelectionBar,
  SelectionProvider,
  selectionHints,
  useSelection,
} from '@/components/staff/selection'
import { useSelectedAction } from '@/components/staff/use-selected-action'
import { Button } from '@/components/ui/button'
import { type Kind } from '@/lib/records/registry'
import { type TrashRow } from '@/lib/records/trash-rules'
import { counted } from '@/lib/text/counted'

type SelectableTrash = Selectable & { kind: Kind }

type TrashSelectionProps = {
  /** Null for all kinds. */
  kind: Kind | null
  rows: readonly TrashRow[]
  total: number
  children: ReactNode
}

export function TrashSelection({ kind, rows, total, children }: TrashSelectionProps) {
  const query = kind ? `?kind=${kind}` : ''
  return (
    <SelectionProvider<SelectableTrash>
      view={query}
      items={rows.map((row) => ({ id: row.id, kind: row.kind, name: row.title }))}
      total={total}
      loadAll={() => readAll(`/api/trash${query}`)}
    >
      {children}
    </SelectionProvider>
  )
}

const records = (count: number) => counted(count, 'item')

/** Restores the selected records, or deletes them for good, which owners can. */
export function TrashBar({ isOwner }: { isOwner: boolean }) {
  const { items } = useSelection<SelectableTrash>()
  const { busy, run } = useSelectedAction<SelectableTrash>()

  const restore = () =>
    void run({
      path: '/api/trash',
      change: ({ kind }) => ({ kind, isTrashed: false }),
      undo: ({ kind }) => ({ kind, isTrashed: true }),
      title: (count) => `${records(count)} restored`,
      isLeaving: true,
    })

  const purge = () =>
    run({
      method: 'DELETE',
      path: '/api/trash',
      change: ({ kind }) => ({ kind }),
      title: (count) => `${records(count)} deleted for good`,
      isLeaving: true,
    })

  return (
    <SelectionBar busy={busy}>
      <Button size="small" disabled={busy} onClick={restore}>
        <Undo2 className="size-4" aria-hidden="true" />
        Restore
      </Button>
      {isOwner && (
        <DeleteSelected
          title={`Delete ${records(items.length)} for good?`}
          text="Everything saved with them is deleted too. Nobody can bring them back. Earlier backups keep them until they’re deleted too."
          busy={busy}
          run={purge}
        >
          Delete for good
        </DeleteSelected>
      )}
    </SelectionBar>
  )
}

const hints = [{ keys: ['J', 'K'], does: 'move' }, { keys: ['Enter'], does: 'restore' }, ...selectionHints]

export const TrashKeys = () => <ScreenKeys hints={hints} keys={listKeys} />
