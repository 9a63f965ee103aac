'use client'

import { useMemo, useState } from 'react'
import { VersusDialog } from '@/components/builder/versus-dialog'
import { type Answers } from '@/lib/record-merge/merge'
import { listChanges } from '@/lib/record-merge/changes'
import { mergeRecords } from '@/lib/record-merge/merge-records'
import { draftOf, type LandingDraft, landingFields, sameDraft } from './landing-draft'
import { type LandingEditing } from './use-landing-editor'

type LandingConflictProps = {
  /** What both began with. */
  base: LandingDraft
  mine: LandingDraft
  since: string | null
  saving: LandingEditing['saving']
  conflict: NonNullable<LandingEditing['saving']['conflict']>
}

/** Somebody else has saved the page meanwhile. */
export function LandingConflict({ base, mine, since, saving, conflict }: LandingConflictProps) {
  const [answers, setAnswers] = useState<Answers>({})
  const { theirs, who } = conflict
  const their = useMemo(() => draftOf(theirs), [theirs])
  const merge = useMemo(
    () => mergeRecords(landingFields, { base, local: mine, remote: their }, answers),
    [base, mine, their, answers],
  )
  return (
    <VersusDialog
      what="page"
      mine={{ list: listChanges(landingFields, base, mine).list, same: '' }}
      theirs={{
        list: listChanges(landingFields, base, their).list,
        same: '',
        isPublished: false,
        updatedAt: theirs.updatedAt ?? '',
      }}
      isSame={sameDraft(mine, their)}
      asked={merge.contested}
      answers={answers}
      onAnswer={(key, side) => setAnswers((given) => ({ ...given, [key]: side }))}
      since={since}
      who={who}
      busy={saving.busy}
      onKeepEditing={saving.keepEditing}
      onTakeTheirs={() => void saving.takeTheirs()}
      onSaveMine={() => void saving.saveMine()}
      onPutTogether={() => void saving.putTogether(merge.draft)}
    />
  )
}
