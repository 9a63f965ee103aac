'use client'

import { useId } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { differences, restored } from './compare'
import { type Draft } from './draft'
import { Changes, sameBlocks } from './versus'

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
  const { list, same } = differences(now, restored(now, revision))
  return (
    <Dialog
      title="Compare"
      aria-describedby={intro}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="btn" onClick={onClose}>
            Close
          </button>
          {list.length > 0 && (
            <span className="end">
              <button type="button" className="btn btn--primary" onClick={onRestore}>
                Restore this version
              </button>
            </span>
          )}
        </>
      }
    >
      <p id={intro}>
        {list.length === 0
          ? `The canvas is the same as ${label}. There is nothing to restore.`
          : `What would change in the canvas if you restored ${label}. It is one step: Undo takes it back, and nothing shows on the site before Save Page.`}
      </p>
      {list.length > 0 && (
        <div className="versus versus--one">
          <div>
            <Changes both list={list} same={sameBlocks(same)} />
          </div>
        </div>
      )}
    </Dialog>
  )
}
