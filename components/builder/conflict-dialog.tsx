'use client'

import { type ReactNode, useId, useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Radio } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { type Page } from '@/lib/content-types'
import { type Answers, type Side } from '@/lib/page-document/merge'
import { officeTime } from '@/lib/time/office-time'
import { differences, type Difference, inWords } from './compare'
import { type Draft, draftOf, sameDraft } from './draft'
import { type DraftMerge, mergeDrafts } from './merge-drafts'
import { Changes, sameBlocks } from './versus'
import { whose, whoseAtStart } from './whose'

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
  const questions = changes.mine.list.filter(({ key }) => asked.has(key))
  const names = questions.map(({ name }) => name)
  const theirName = whose(who)
  const count = changes.mine.list.length
  const began = since ? ` since ${officeTime(since)}` : ''

  const pickFor = (side: Side) => {
    const Pick = ({ key, kind, name }: Difference) =>
      asked.has(key) && (
        <Radio
          name={`${intro}-${key}`}
          checked={(answers[key] ?? 'mine') === side}
          // The focus begins at what has to be decided.
          data-first={side === 'mine' && key === questions[0]?.key ? '' : undefined}
          onChange={() => setAnswers((given) => ({ ...given, [key]: side }))}
        >
          <span className="text-13 font-semibold">
            {kind === 'removed' ? 'Leave it out' : `Take this ${lowered(name)}`}{' '}
            <span className="sr-only">({side === 'mine' ? 'your' : theirName} version)</span>
          </span>
        </Radio>
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
          <Button data-aside="" onClick={on.onKeepEditing}>
            Keep editing
          </Button>
          <Button aria-disabled={busy} onClick={on.onTakeTheirs}>
            Take {theirName} version
          </Button>
          <Button aria-disabled={busy} onClick={on.onSaveMine}>
            Save mine over it
          </Button>
          <Button look="primary" aria-busy={busy} onClick={() => on.onPutTogether(merge)}>
            Put both together
          </Button>
        </>
      }
    >
      <p className="max-w-[62ch] text-stone" id={intro}>
        Nothing is lost. {sameDraft(mine, their) ? 'You both made the same changes.' : whatIsAsked(names)}{' '}
        Whatever you don’t take stays under Revisions.
      </p>
      <div
        className={
          'mt-4 grid grid-cols-1 border-t border-hair-strong *:py-3 tablet:grid-cols-2 tablet:divide-x tablet:divide-hair ' +
          'max-tablet:divide-y max-tablet:divide-hair-strong'
        }
      >
        <div className="tablet:pr-4.5">
          <VersionTitle
            note={
              <>
                Not saved, {count} {count === 1 ? 'change' : 'changes'}
                {began}
              </>
            }
          >
            Your version
          </VersionTitle>
          <Changes list={changes.mine.list} same={sameBlocks(changes.mine.same)} pick={pickFor('mine')} />
        </div>
        <div className="tablet:pl-4.5">
          <VersionTitle
            note={
              <>
                Saved {theirs.isPublished ? 'and published ' : ''}
                {officeTime(theirs.updatedAt)}
              </>
            }
          >
            {whoseAtStart(who)} version
          </VersionTitle>
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

const VersionTitle = ({ note, children }: { note: ReactNode; children: ReactNode }) => (
  <h3>
    {children} <small className="block text-13 font-normal text-stone">{note}</small>
  </h3>
)

function whatIsAsked(names: readonly string[]): string {
  if (names.length === 0) return 'You two changed different things, so both fit together.'
  if (names.length === 1) return `Only ${names[0]} was changed by both; choose one.`
  return `${inWords(names)} were changed by both; choose one of each.`
}

/** "Call to Action" within a sentence; "URL Slug" keeps its capitals. */
const lowered = (name: string) => name.replace(/\b[A-Z](?=[a-z])\w*/g, (word) => word.toLowerCase())
