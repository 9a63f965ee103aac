'use client'

import { useMemo, useState } from 'react'
import { type Answers } from '@/lib/record-merge/merge'
import { mergeRecords } from '@/lib/record-merge/merge-records'
import { type ConflictProps, type MergeChoice, type MergePreview, type Stage } from './conflict'
import { ContestedDialog } from './contested-dialog'
import { MergedDialog } from './merged-dialog'
import { VersionsDialog } from './versions-dialog'

type ConflictDialogProps<Draft, Fields extends object> = ConflictProps<Draft, Fields> & {
  /** Compares the values in a table instead of quoting what changed. */
  isTable?: boolean
  /** Without it the merged record is saved at once. */
  preview?: MergePreview<Draft>
}

/** Asks which version of a record to keep, or both merged, after somebody else saved it during the editing. */
export function ConflictDialog<Draft, Fields extends object>(props: ConflictDialogProps<Draft, Fields>) {
  const { preview, isTable, ...rest } = props
  const { record, conflict, saving } = rest
  const { versions, who } = conflict
  const [stage, setStage] = useState<Stage>(conflict.stage)
  const [answers, setAnswers] = useState<Answers>({})
  const merge = useMemo(() => mergeRecords(record, versions, answers), [record, versions, answers])
  const choice: MergeChoice = {
    who,
    answers,
    onAnswer: (key, side) => setAnswers((current) => ({ ...current, [key]: side })),
  }
  const save = () => void saving.saveMerged(merge.draft)
  if (isTable) return <ContestedDialog {...rest} />
  if (stage === 'merged' && preview)
    return (
      <MergedDialog
        record={record}
        base={versions.base}
        merge={merge}
        preview={preview}
        {...choice}
        busy={saving.busy}
        onBack={() => setStage('versions')}
        onSave={save}
      />
    )
  return (
    <VersionsDialog
      {...rest}
      {...choice}
      contested={merge.contested}
      onMerge={preview ? () => setStage('merged') : save}
    />
  )
}
