'use client'

import { type ReactNode, useId } from 'react'
import { Button } from '@/components/ui/button'
import { Radio } from '@/components/ui/checkbox'
import { cn } from '@/components/ui/cn'
import { Dialog } from '@/components/ui/dialog'
import { type Answers, type Side } from '@/lib/record-merge/merge'
import { countParts, type MergedPart, type Origin } from '@/lib/record-merge/merge-records'
import { whose, whoseAtStart } from './whose'

type TogetherDialogProps = {
  parts: readonly MergedPart[]
  /** Who saved theirs, as far as is known. */
  who: string | null
  /** What visitors see when it is saved. */
  effect: string
  busy: boolean
  onBack: () => void
  onSave: () => void
  children: ReactNode
}

/** What both have made, put together, before it is saved: whose each part is, and what has to be chosen. */
export function TogetherDialog({ parts, who, effect, busy, onBack, onSave, children }: TogetherDialogProps) {
  const intro = useId()
  const words = countParts(parts, who?.trim().split(/\s+/)[0] ?? 'somebody else')
  return (
    <Dialog
      size="full"
      alert
      aria-describedby={intro}
      title="Both together"
      begin="heading"
      onClose={onBack}
      footer={
        <>
          <Button data-aside="" onClick={onBack}>
            Back
          </Button>
          <span className="text-13 text-stone">{effect}</span>
          <Button look="primary" aria-busy={busy} onClick={onSave}>
            Save this
          </Button>
        </>
      }
    >
      <p className="max-w-[72ch] text-stone" id={intro}>
        This is what will be saved; nothing is yet. {words && `Marked is what changed: ${words}.`}
      </p>
      {children}
    </Dialog>
  )
}

const edges: Record<Origin, string> = {
  same: 'border-transparent',
  local: 'border-spruce',
  remote: 'border-brass',
  both: 'border-ink',
  contested: 'border-clay',
}

const originWords = (origin: Origin, who: string | null): string =>
  ({
    same: 'Unchanged',
    local: 'Yours',
    remote: whoseAtStart(who),
    both: 'From both of you',
    contested: 'Changed by both',
  })[origin]

type TogetherPartProps = {
  part: MergedPart
  who: string | null
  answers: Answers
  onAnswer: (key: string, side: Side) => void
  /** What else there is to say of it. */
  note?: ReactNode
  children?: ReactNode
}

/** One part with its mark; where both clash, the choice. */
export function TogetherPart({ part, who, answers, onAnswer, note, children }: TogetherPartProps) {
  const { key, name, origin, fields } = part
  const group = useId()
  const side = (value: Side, label: string) => (
    <Radio name={group} checked={(answers[key] ?? 'local') === value} onChange={() => onAnswer(key, value)}>
      <span className="text-13 font-semibold">{label}</span>
    </Radio>
  )
  return (
    <li className={cn('border-l-4', edges[origin])} data-origin={origin}>
      <div
        className={cn(
          'flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5 text-13',
          origin === 'same' ? 'sr-only' : 'bg-hover',
        )}
      >
        <span>
          <b className="font-semibold">{name}</b> · {originWords(origin, who)}
          {fields.length > 0 && <span className="text-stone">: {fields.join(', ')}</span>}
        </span>
        {note && <span className="text-stone">{note}</span>}
        {origin === 'contested' && (
          <fieldset className="ml-auto flex flex-wrap gap-x-4">
            <legend className="sr-only">Whose {name} stands</legend>
            {side('local', 'Yours')}
            {side('remote', whose(who) === 'their' ? 'Theirs' : whoseAtStart(who))}
          </fieldset>
        )}
      </div>
      {children}
    </li>
  )
}
