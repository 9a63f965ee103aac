'use client'

import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { listChanges } from '@/lib/record-merge/changes'
import { pageFields, restorePage } from './page-fields'
import { type Draft } from './draft'
import { ChangeList } from '@/components/records/change-list'

type CompareDialogProps = {
  /** The canvas. */
  now: Draft
  revision: Draft
  label: string
  onRestore: () => void
  onClose: () => void
}

/** What bringing a revision back would change in the canvas. */
export function CompareDialog({ now, revision, label, onRestore, onClose }: CompareDialogProps) {
  const intro = useId()
  const { list, same } = listChanges(pageFields, now, restorePage(now, revision))
  return (
    <Dialog
      title="Compare"
      aria-describedby={intro}
      onClose={onClose}
      footer={
        <>
          <Button data-aside="" onClick={onClose}>
            Close
          </Button>
          {list.length > 0 && (
            <Button look="primary" onClick={onRestore}>
              Restore this version
            </Button>
          )}
        </>
      }
    >
      <p className="text-stone" id={intro}>
        {list.length === 0
          ? `The canvas is the same as ${label}. There is nothing to restore.`
          : `What would change in the canvas if you restored ${label}. It is one step: Undo takes it back, and nothing shows on the site before Save Page.`}
      </p>
      {list.length > 0 && (
        <div className="mt-4 border-t border-hair-strong">
          <ChangeList both list={list} same={same} />
        </div>
      )}
    </Dialog>
  )
}
