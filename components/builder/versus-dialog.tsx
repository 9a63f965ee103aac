'use client'

import { type ReactNode, useId } from 'react'
import { Button } from '@/components/ui/button'
import { Radio } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { type Answers, type Side } from '@/lib/record-merge/merge'
import { officeTime } from '@/lib/time/office-time'
import { type Change } from '@/lib/record-merge/changes'
import { inWords } from '@/lib/record-merge/text-change'
import { Changes } from './versus'
import { whose, whoseAtStart } from './whose'

/** What one of the two has changed; `same` is about what they have not. */
type Version = { list: readonly Change[]; same: string }

type VersusDialogProps = {
  /** What they both work on: "page". */
  what: string
  mine: Version
  theirs: Version & { isPublished: boolean; updatedAt: string }
  /** Whether both say the same now. */
  isSame: boolean
  /** The keys of what both changed, and whose stands. */
  asked: ReadonlySet<string>
  answers: Answers
  onAnswer: (key: string, side: Side) => void
  /** Since when mine is kept. */
  since: string | null
  /** Who saved theirs, as far as is known. */
  who: string | null
  busy: boolean
  onKeepEditing: () => void
  onTakeTheirs: () => void
  onSaveMine: () => void
  onPutTogether: () => void
}

/** Somebody else has saved meanwhile: what each has changed, and what becomes of what both changed. */
export function VersusDialog(props: VersusDialogProps) {
  const { what, mine, theirs, isSame, asked, answers, since, who, busy, ...on } = props
  const intro = useId()
  const questions = mine.list.filter(({ key }) => asked.has(key))
  const names = questions.map(({ name }) => name)
  const theirName = whose(who)
  const count = mine.list.length
  const began = since ? ` since ${officeTime(since)}` : ''

  const pickFor = (side: Side) => {
    const Pick = ({ key, kind, name }: Change) =>
      asked.has(key) && (
        <Radio
          name={`${intro}-${key}`}
          checked={(answers[key] ?? 'local') === side}
          // The focus begins at what has to be decided.
          data-first={side === 'local' && key === questions[0]?.key ? '' : undefined}
          onChange={() => on.onAnswer(key, side)}
        >
          <span className="text-13 font-semibold">
            {kind === 'removed' ? 'Leave it out' : `Take this ${lowered(name)}`}{' '}
            <span className="sr-only">({side === 'local' ? 'your' : theirName} version)</span>
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
      title={`${who ?? 'Somebody else'} saved this ${what} while you were editing`}
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
          <Button look="primary" aria-busy={busy} onClick={on.onPutTogether}>
            Put both together
          </Button>
        </>
      }
    >
      <p className="max-w-[62ch] text-stone" id={intro}>
        Nothing is lost. {isSame ? 'You both made the same changes.' : whatIsAsked(names)} Whatever you don’t
        take stays under Revisions.
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
          <Changes list={mine.list} same={mine.same} pick={pickFor('local')} />
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
          <Changes list={theirs.list} same={theirs.same} pick={pickFor('remote')} />
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
