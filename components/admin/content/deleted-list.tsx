'use client'

import { useId, useState } from 'react'
import { Rows } from '@/components/staff/screen'
import { Button } from '@/components/ui/button'
import { officeMoment } from '@/lib/time/office-time'
import { type Deleted } from './content-kinds'

/** What waits in the trash, behind a button, each with the way back. */
export function DeletedList({
  deleted,
  onBringBack,
}: {
  deleted: readonly Deleted[]
  onBringBack: (id: string) => void
}) {
  const id = useId()
  const [open, setOpen] = useState(false)
  if (deleted.length === 0) return null
  return (
    <div className="mt-8">
      <Button
        look="quiet"
        size="small"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide deleted' : `Show deleted (${deleted.length})`}
      </Button>
      <div id={id} hidden={!open}>
        <h2 className="mt-3 mb-2">Deleted</h2>
        <Rows>
          {deleted.map(({ id, title, deletedAt }) => (
            <li key={id}>
              <span className="min-w-0 flex-1">
                <span className="font-semibold wrap-anywhere">{title}</span>
                <small className="block text-13 text-stone tabular-nums">
                  Deleted {officeMoment(deletedAt)}
                </small>
              </span>
              <Button size="small" onClick={() => onBringBack(id)}>
                Bring back<span className="sr-only"> {title}</span>
              </Button>
            </li>
          ))}
        </Rows>
      </div>
    </div>
  )
}
