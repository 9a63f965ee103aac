'use client'

import { type ReactNode, useId } from 'react'
import { firstName } from '@/components/staff/presence-text'
import { Button } from '@/components/ui/button'
import { Radio } from '@/components/ui/checkbox'
import { cn } from '@/components/ui/cn'
import { Dialog } from '@/components/ui/dialog'
import { listChanges } from '@/lib/record-merge/changes'
import { type Side } from '@/lib/record-merge/merge'
import { countParts, type MergedPart, type Origin, type RecordMerge } from '@/lib/record-merge/merge-records'
import { type RecordFields } from '@/lib/record-merge/record-fields'
import { Quote } from './change-list'
import { type MergeChoice, type MergePreview } from './conflict'
import { startWithOwner } from './version-names'

type MergedDialogProps<Draft, Fields extends object> = MergeChoice & {
  record: RecordFields<Draft, Fields>
  base: Draft
  merge: RecordMerge<Draft>
  preview: MergePreview<Draft>
  busy: boolean
  onBack: () => void
  onSave: () => void
}

/** Shows the merged record before it is saved: the author of each part, and the choices to make. */
export function MergedDialog<Draft, Fields extends object>(props: MergedDialogProps<Draft, Fields>) {
  const { record, base, merge, preview, who, answers, onAnswer, busy, onBack, onSave } = props
  const { draft, fields, blocks } = merge
  const choice = { who, answers, onAnswer }
  const intro = useId()
  const changes = listChanges(record, base, draft).list
  const counts = countParts([...fields, ...blocks], who ? firstName(who) : 'someone else')
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
          <span className="text-13 text-stone">{preview.effectOf(draft)}</span>
          <Button look="primary" aria-busy={busy} onClick={onSave}>
            Save this
          </Button>
        </>
      }
    >
      <p className="max-w-[72ch] text-stone" id={intro}>
        This is what will be saved. Nothing is saved yet. {counts && `Marked is what changed: ${counts}.`}
      </p>
      {fields.length > 0 && (
        <ul className="mt-4 grid gap-1" aria-label={preview.fieldsLabel}>
          {fields.map((part) => {
            const change = changes.find(({ key }) => key === part.key)
            const note = change && (change.quote.length > 0 ? <Quote pieces={change.quote} /> : change.note)
            return <MarkedPart key={part.key} part={part} note={note ?? 'As it was'} {...choice} />
          })}
        </ul>
      )}
      {preview.render(merge, choice)}
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

const originText = (origin: Origin, who: string | null): string =>
  ({
    same: 'Unchanged',
    local: 'Yours',
    remote: startWithOwner(who),
    both: 'From both of you',
    contested: 'Changed by both',
  })[origin]

type MarkedPartProps = MergeChoice & {
  part: MergedPart
  note?: ReactNode
  children?: ReactNode
}

export function MarkedPart({ part, who, answers, onAnswer, note, children }: MarkedPartProps) {
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
          <b className="font-semibold">{name}</b> · {originText(origin, who)}
          {fields.length > 0 && <span className="text-stone">: {fields.join(', ')}</span>}
        </span>
        {note && <span className="text-stone">{note}</span>}
        {origin === 'contested' && (
          <fieldset className="ml-auto flex flex-wrap gap-x-4">
            <legend className="sr-only">Whose {name} to keep</legend>
            {side('local', 'Yours')}
            {side('remote', who ? startWithOwner(who) : 'Theirs')}
          </fieldset>
        )}
      </div>
      {children}
    </li>
  )
}
