'use client'

import { Dialog } from '@/components/ui/dialog'
import { type Page } from '@/lib/content-types'
import { type Draft, draftOf } from './draft'
import { timeOf } from './kept-work'
import { Versus } from './versus'

type ConflictDialogProps = {
  /** What both began with. */
  base: Draft
  mine: Draft
  theirs: Page
  /** Who saved it, as far as a revision tells. */
  who: string | null
  busy: boolean
  onKeepEditing: () => void
  onTakeTheirs: () => void
  onSaveMine: () => void
}

/** Somebody else has saved the page meanwhile: what each has changed, and which of the two shall stand. */
export function ConflictDialog({ base, mine, theirs, who, busy, ...on }: ConflictDialogProps) {
  const name = who ?? 'Somebody else'
  return (
    <Dialog
      wide
      alert
      title={`${name} saved this page while you were editing`}
      onClose={on.onKeepEditing}
      footer={
        <>
          <button type="button" className="btn" onClick={on.onKeepEditing}>
            Keep editing
          </button>
          <span className="end">
            <button type="button" className="btn" disabled={busy} onClick={on.onTakeTheirs}>
              Take theirs
            </button>
            <button type="button" className="btn" disabled={busy} onClick={on.onSaveMine}>
              Save mine
            </button>
          </span>
        </>
      }
    >
      <p>
        Nothing is lost. If you save yours, theirs stays under Revisions. If you take theirs, Undo brings
        yours back.
      </p>
      <Versus
        base={base}
        left={{ title: 'Your version', note: 'Not saved', draft: mine }}
        right={{
          title: who ? `${who}’s version` : 'Their version',
          note: `Saved ${theirs.isPublished ? 'and published ' : ''}${timeOf(theirs.updatedAt)}`,
          draft: draftOf(theirs),
        }}
      />
    </Dialog>
  )
}
