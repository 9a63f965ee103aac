'use client'

import { useMemo, useState } from 'react'
import { VersusDialog } from '@/components/builder/versus-dialog'
import { type Answers, type Side } from '@/lib/record-merge/merge'
import { differences, draftOf, mergeDrafts, type PostDraft, postParts, sameDraft } from './post-draft'
import { PostTogether } from './post-together'
import { type PostEditing } from './use-post-editor'

type PostConflictProps = {
  /** What both began with. */
  base: PostDraft
  mine: PostDraft
  since: string | null
  saving: PostEditing['saving']
  conflict: NonNullable<PostEditing['saving']['conflict']>
}

/** Somebody else has saved the post meanwhile. */
export function PostConflict({ base, mine, since, saving, conflict }: PostConflictProps) {
  const [stage, setStage] = useState(conflict.stage)
  const [answers, setAnswers] = useState<Answers>({})
  const { theirs, who } = conflict
  const their = useMemo(() => draftOf(theirs), [theirs])
  const merge = useMemo(() => mergeDrafts(base, mine, their, answers), [base, mine, their, answers])
  const { isPublished, updatedAt } = theirs
  const onAnswer = (key: string, side: Side) => setAnswers((given) => ({ ...given, [key]: side }))
  if (stage === 'together')
    return (
      <PostTogether
        post={theirs}
        both={merge.draft}
        parts={postParts(base, mine, their, merge.asked)}
        changes={differences(base, merge.draft)}
        who={who}
        answers={answers}
        onAnswer={onAnswer}
        busy={saving.busy}
        onBack={() => setStage('versus')}
        onSave={() => void saving.putTogether(merge.draft)}
      />
    )
  return (
    <VersusDialog
      what="post"
      mine={{ list: differences(base, mine), same: '' }}
      theirs={{ list: differences(base, their), same: '', isPublished, updatedAt }}
      isSame={sameDraft(mine, their)}
      asked={new Set(merge.asked)}
      answers={answers}
      onAnswer={onAnswer}
      since={since}
      who={who}
      busy={saving.busy}
      onKeepEditing={saving.keepEditing}
      onTakeTheirs={() => void saving.takeTheirs()}
      onSaveMine={() => void saving.saveMine()}
      onPutTogether={() => setStage('together')}
    />
  )
}
