'use client'

import { useMemo, useState } from 'react'
import { type Page } from '@/lib/content-types'
import { type BlockData } from '@/components/blocks/view-props'
import { type Answers, type Side } from '@/lib/record-merge/merge'
import { listChanges } from '@/lib/record-merge/changes'
import { mergeRecords, type RecordMerge } from '@/lib/record-merge/merge-records'
import { type Draft, draftOf, sameDraft } from './draft'
import { type SaveOrder } from './draft-calls'
import { pageFields } from './page-fields'
import { PageTogether } from './page-together'
import { type Stage } from './use-saving'
import { sameBlocks } from './versus'
import { VersusDialog } from './versus-dialog'

type ConflictDialogProps = {
  data: BlockData
  /** What is shown first. */
  stage: Stage
  /** How it is saved then. */
  order: SaveOrder
  /** What both began with. */
  base: Draft
  mine: Draft
  /** Since when mine is kept. */
  since: string | null
  theirs: Page
  /** Who saved it, as far as is known. */
  who: string | null
  busy: boolean
  onKeepEditing: () => void
  onTakeTheirs: () => void
  onSaveMine: () => void
  onPutTogether: (merge: RecordMerge<Draft>) => void
}

/** Somebody else has saved the page meanwhile. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { data, order, base, mine, theirs, onPutTogether, ...rest } = props
  const [stage, setStage] = useState(props.stage)
  const [answers, setAnswers] = useState<Answers>({})
  const their = useMemo(() => draftOf(theirs), [theirs])
  const merge = useMemo(
    () => mergeRecords(pageFields, { base, local: mine, remote: their }, answers),
    [base, mine, their, answers],
  )
  const changes = useMemo(
    () => ({ mine: listChanges(pageFields, base, mine), theirs: listChanges(pageFields, base, their) }),
    [base, mine, their],
  )
  const { updatedAt } = theirs
  // A draft of a live page is what they saved, not what visitors see.
  const isPublished = theirs.isPublished && !theirs.draft
  const onAnswer = (key: string, side: Side) => setAnswers((given) => ({ ...given, [key]: side }))
  if (stage === 'together')
    return (
      <PageTogether
        {...{ base, merge, data, order, answers, onAnswer }}
        who={rest.who}
        busy={rest.busy}
        onBack={() => setStage('versus')}
        onSave={() => onPutTogether(merge)}
      />
    )
  return (
    <VersusDialog
      what="page"
      mine={{ list: changes.mine.list, same: sameBlocks(changes.mine.same) }}
      theirs={{ list: changes.theirs.list, same: sameBlocks(changes.theirs.same), isPublished, updatedAt }}
      isSame={sameDraft(mine, their)}
      asked={merge.contested}
      answers={answers}
      onAnswer={onAnswer}
      onPutTogether={() => setStage('together')}
      {...rest}
    />
  )
}
