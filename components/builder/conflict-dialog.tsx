'use client'

import { useId, useMemo, useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { type Page } from '@/lib/content-types'
import { type Answers, type Side } from '@/lib/page-document/merge'
import { differences, type Difference, inWords } from './compare'
import { type Draft, draftOf, sameDraft } from './draft'
import { timeOf } from './kept-work'
import { type DraftMerge, mergeDrafts } from './merge-drafts'
import { possessive } from './use-saving'
import { Changes, sameBlocks } from './versus'

type ConflictDialogProps = {
  /** What both began with. */
  base: Draft
  mine: Draft
  /** Since when mine is kept in this browser. */
  since: string | null
  theirs: Page
  /** Who saved it, as far as is known. */
  who: string | null
  busy: boolean
  onKeepEditing: () => void
  onTakeTheirs: () => void
  onSaveMine: () => void
  onPutTogether: (merge: DraftMerge) => void
}

/** Somebody else has saved the page meanwhile: what each has changed, and what becomes of what both changed. */
export function ConflictDialog({ base, mine, since, theirs, who, busy, ...on }: ConflictDialogProps) {
  const [answers, setAnswers] = useState<Answers>({})
  const intro = useId()
  const their = useMemo(() => draftOf(theirs), [theirs])
  const merge = useMemo(() => mergeDrafts(base, mine, their, answers), [base, mine, their, answers])
  const changes = useMemo(
    () => ({ mine: differences(base, mine), theirs: differences(base, their) }),
    [base, mine, their],
  )
  const asked = new Set([...merge.settings, ...merge.blocks].map(({ key }) => key))
  const names = changes.mine.list.filter(({ key }) => asked.has(key)).map(({ name }) => name)
  const whose = possessive(who)
  const count = changes.mine.list.length
  const began = since ? ` since ${timeOf(since)}` : ''

  const pickFor = (side: Side) => {
    const Pick = ({ key, kind, name }: Difference) =>
      asked.has(key) && (
        <label className="pick">
          <input
            type="radio"
            name={`${intro}-${key}`}
            checked={(answers[key] ?? 'mine') === side}
            onChange={() => setAnswers((given) => ({ ...given, [key]: side }))}
          />
          <span>
            {kind === 'removed' ? 'Leave it out' : `Take this ${lowered(name)}`}{' '}
            <span className="vh">({side === 'mine' ? 'your' : whose} version)</span>
          </span>
        </label>
      )
    return Pick
  }

  return (
    <Dialog
      size="wide"
      alert
      aria-describedby={intro}
      title={`${who ?? 'Somebody else'} saved this page while you were editing`}
      onClose={on.onKeepEditing}
      footer={
        <>
          <button type="button" className="btn" onClick={on.onKeepEditing}>
            Keep editing
          </button>
          <span className="end">
            <button type="button" className="btn" aria-disabled={busy} onClick={on.onTakeTheirs}>
              Take {whose} version
            </button>
            <button type="button" className="btn" aria-disabled={busy} onClick={on.onSaveMine}>
              Save mine over it
            </button>
            <button
              type="button"
              className="btn btn--primary"
              aria-busy={busy}
              onClick={() => on.onPutTogether(merge)}
            >
              Put both together
            </button>
          </span>
        </>
      }
    >
      <p id={intro}>
        Nothing is lost. {sameDraft(mine, their) ? 'You both made the same changes.' : whatIsAsked(names)}{' '}
        Whatever you don’t take stays under Revisions.
      </p>
      <div className="versus">
        <div>
          <h3>
            Your version{' '}
            <small>
              Not saved, {count} {count === 1 ? 'change' : 'changes'}
              {began}
            </small>
          </h3>
          <Changes list={changes.mine.list} same={sameBlocks(changes.mine.same)} pick={pickFor('mine')} />
        </div>
        <div>
          <h3>
            {who ? `${whose} version` : 'Their version'}{' '}
            <small>
              Saved {theirs.isPublished ? 'and published ' : ''}
              {timeOf(theirs.updatedAt)}
            </small>
          </h3>
          <Changes
            list={changes.theirs.list}
            same={sameBlocks(changes.theirs.same)}
            pick={pickFor('theirs')}
          />
        </div>
      </div>
    </Dialog>
  )
}

function whatIsAsked(names: readonly string[]): string {
  if (names.length === 0) return 'You two changed different things, so both fit together.'
  if (names.length === 1) return `Only ${names[0]} was changed by both; choose one.`
  return `${inWords(names)} were changed by both; choose one of each.`
}

/** "Call to Action" within a sentence; "URL Slug" keeps its capitals. */
const lowered = (name: string) => name.replace(/\b[A-Z](?=[a-z])\w*/g, (word) => word.toLowerCase())
