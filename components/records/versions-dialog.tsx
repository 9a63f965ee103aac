'use client'

import { type ReactNode, useId } from 'react'
import { Button } from '@/components/ui/button'
import { Radio } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { type Change, listChanges } from '@/lib/record-merge/changes'
import { type Side } from '@/lib/record-merge/merge'
import { firstInWords } from '@/lib/record-merge/text-change'
import { officeTime } from '@/lib/time/office-time'
import { ChangeList } from './change-list'
import { type ConflictProps, type MergeChoice } from './conflict'
import { startWithOwner, versionOwner } from './version-names'

type VersionsDialogProps<Draft, Fields extends object> = ConflictProps<Draft, Fields> &
  MergeChoice & { contested: ReadonlySet<string>; onMerge: () => void }

/** Shows both versions side by side: what each changed, and a choice for what both changed. */
export function VersionsDialog<Draft, Fields extends object>(props: VersionsDialogProps<Draft, Fields>) {
  const { record, what, who, since, savedAt, isPublished, hasRevisions } = props
  const { contested, answers, onAnswer } = props
  const { base, local, remote } = props.conflict.versions
  const intro = useId()
  const [localChanges, remoteChanges] = [listChanges(record, base, local), listChanges(record, base, remote)]
  const questions = localChanges.list.filter(({ key }) => contested.has(key))
  const isSame = listChanges(record, local, remote).list.length === 0
  const owner = versionOwner(who)
  const count = localChanges.list.length
  const { busy, keepEditing, takeRemote, saveLocal } = props.saving
  const question = isSame
    ? 'You both made the same changes.'
    : questionText(questions.map(({ name }) => name))
  const pick = (side: Side) =>
    function Pick(change: Change) {
      const isFirst = side === 'local' && change.key === questions[0]?.key
      return (
        contested.has(change.key) && (
          <Choice {...{ change, side, isFirst, who, answers, onAnswer }} group={`${intro}-${change.key}`} />
        )
      )
    }
  return (
    <Dialog
      size="wide"
      alert
      aria-describedby={intro}
      title={
        hasRevisions
          ? `${who ?? 'Someone else'} saved this ${what} while you were editing`
          : 'Which version do you want to keep?'
      }
      onClose={keepEditing}
      footer={
        <>
          <Button data-aside="" onClick={keepEditing}>
            Keep editing
          </Button>
          <Button aria-disabled={busy} onClick={takeRemote}>
            {hasRevisions ? `Take ${owner} version` : 'Show theirs, drop mine'}
          </Button>
          <Button aria-disabled={busy} onClick={saveLocal}>
            Save mine over it
          </Button>
          <Button look="primary" aria-busy={busy} onClick={props.onMerge}>
            Put both together
          </Button>
        </>
      }
    >
      <div className="max-w-[62ch] text-stone" id={intro}>
        {hasRevisions ? (
          <p>Nothing is lost. {question} Whatever you don’t take stays under Revisions.</p>
        ) : (
          <>
            <p>Someone else has saved this {what} since you opened it.</p>
            <p>Your changes are still here. {question}</p>
          </>
        )}
      </div>
      <div
        className={
          'mt-4 grid grid-cols-1 border-t border-hair-strong *:py-3 tablet:grid-cols-2 tablet:divide-x tablet:divide-hair ' +
          'max-tablet:divide-y max-tablet:divide-hair-strong'
        }
      >
        <div className="tablet:pr-4.5">
          <VersionTitle
            note={`Not saved, ${count} ${count === 1 ? 'change' : 'changes'}${since ? ` since ${officeTime(since)}` : ''}`}
          >
            Your version
          </VersionTitle>
          <ChangeList {...localChanges} pick={pick('local')} />
        </div>
        <div className="tablet:pl-4.5">
          <VersionTitle
            note={`Saved ${isPublished ? 'and published ' : ''}${savedAt ? officeTime(savedAt) : ''}`}
          >
            {startWithOwner(who)} version
          </VersionTitle>
          <ChangeList {...remoteChanges} pick={pick('remote')} />
        </div>
      </div>
    </Dialog>
  )
}

type ChoiceProps = MergeChoice & { change: Change; side: Side; isFirst: boolean; group: string }

function Choice({ change, side, isFirst, group, who, answers, onAnswer }: ChoiceProps) {
  const { key, kind, name } = change
  return (
    <Radio
      name={group}
      checked={(answers[key] ?? 'local') === side}
      // The focus starts at the first decision.
      data-first={isFirst ? '' : undefined}
      onChange={() => onAnswer(key, side)}
    >
      <span className="text-13 font-semibold">
        {kind === 'removed' ? 'Leave it out' : `Take this ${lowerCase(name)}`}{' '}
        <span className="sr-only">({side === 'local' ? 'your' : versionOwner(who)} version)</span>
      </span>
    </Radio>
  )
}

const VersionTitle = ({ note, children }: { note: string; children: ReactNode }) => (
  <h3>
    {children} <small className="block text-13 font-normal text-stone">{note}</small>
  </h3>
)

function questionText(names: readonly string[]): string {
  if (names.length === 0) return 'You two changed different things, so both fit together.'
  if (names.length === 1) return `Only ${names[0]} was changed by both; choose one.`
  return `${firstInWords(names)} were changed by both; choose one of each.`
}

/** Returns "call to action" for "Call to Action"; "URL Slug" keeps its capitals. */
const lowerCase = (name: string) => name.replace(/\b[A-Z](?=[a-z])\w*/g, (word) => word.toLowerCase())
