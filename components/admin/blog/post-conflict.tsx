'use client'

import { useMemo, useState } from 'react'
import { VersusDialog } from '@/components/builder/versus-dialog'
import { type Answers, type Side } from '@/lib/record-merge/merge'
import { listChanges } from '@/lib/record-merge/changes'
import { mergeRecords } from '@/lib/record-merge/merge-records'
import { draftOf, type PostDraft, postFields, sameDraft } from './post-draft'
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
  const merge = useMemo(
    () => mergeRecords(postFields, { base, local: mine, remote: their }, answers),
    [base, mine, their, answers],
  )
  const { isPublished, updatedAt } = theirs
  const onAnswer = (key: string, side: Side) => setAnswers((given) => ({ ...given, [key]: side }))
  if (stage === 'together')
    return (
      <PostTogether
        post={theirs}
        both={merge.draft}
        parts={merge.fields}
        changes={listChanges(postFields, base, merge.draft).list}
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
      mine={{ list: listChanges(postFields, base, mine).list, same: '' }}
      theirs={{ list: listChanges(postFields, base, their).list, same: '', isPublished, updatedAt }}
      isSame={sameDraft(mine, their)}
      asked={merge.contested}
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
