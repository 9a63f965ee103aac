'use client'

import { useMemo, useState } from 'react'
import { VersusDialog } from '@/components/builder/versus-dialog'
import { type Answers } from '@/lib/record-merge/merge'
import { differences, draftOf, type LandingDraft, mergeDrafts, sameDraft } from './landing-draft'
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
  const merge = useMemo(() => mergeDrafts(base, mine, their, answers), [base, mine, their, answers])
  return (
    <VersusDialog
      what="page"
      mine={{ list: differences(base, mine), same: '' }}
      theirs={{
        list: differences(base, their),
        same: '',
        isPublished: false,
        updatedAt: theirs.updatedAt ?? '',
      }}
      isSame={sameDraft(mine, their)}
      asked={new Set(merge.asked)}
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
