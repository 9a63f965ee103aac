'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { lazy, Suspense, useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { type FieldValues, FormProvider, get, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { staffCall } from '@/components/staff/staff-call'
import { groupTexts } from '@/lib/business/settings-names'
import { type SettingsGroup } from '@/lib/business/settings-groups'
import { settingsSchemas } from '@/lib/schemas/settings'
import { groupFields } from './group-fields'
import { comparedWith, type Merge } from './put-together'
import { SettingsSection } from './settings-section'

const ConflictDialog = lazy(() =>
  import('./conflict-dialog').then((file) => ({ default: file.ConflictDialog })),
)

/** `refused`: something at the fields, or a question, has to be answered first; else `failed` says why, in words. */
export type Saved = 'saved' | 'refused' | { failed: string }
/** What the save bar does with a group. */
export type GroupHandle = {
  save: () => Promise<Saved>
  /** Takes all changes back; what it returns brings them again. */
  discard: () => () => void
}

type Stored = { values: FieldValues; version: string }
type GroupFormProps = Stored & {
  group: SettingsGroup
  ref: Ref<GroupHandle>
  onDirty: (group: SettingsGroup, dirty: boolean) => void
  /** Saves everything: Enter in a field, and the answer to a conflict. */
  onSave: () => void
}

/** One group of settings, which is checked and saved by itself. */
export function GroupForm({ group, values, version, ref, onDirty, onSave }: GroupFormProps) {
  const form = useForm<FieldValues>({
    defaultValues: values,
    resolver: zodResolver(settingsSchemas[group] as z.ZodMiniType<FieldValues, FieldValues>),
    // Refused once, a field says at once when it is right.
    reValidateMode: 'onChange',
  })
  const { formState, getValues, handleSubmit, reset, setError, setValue } = form
  const { isDirty } = formState
  const stored = useRef<Stored>({ values, version })
  /** What another owner has stored meanwhile, beside what I have. */
  const [conflict, setConflict] = useState<{ theirs: Stored; mine: FieldValues; merge: Merge }>()

  useEffect(() => onDirty(group, isDirty), [group, isDirty, onDirty])

  /** Shows what is stored now, with changes of mine on top of it. */
  function begin(now: Stored, mine: object = {}, paths: readonly string[] = []) {
    stored.current = now
    reset(now.values)
    for (const path of paths) setValue(path, get(mine, path), { shouldDirty: true })
  }

  async function save(): Promise<Saved> {
    let outcome: Saved = 'refused'
    await handleSubmit(async (edited) => {
      const body = { values: edited, version: stored.current.version }
      const answer = await staffCall<Stored>('PUT', `/api/settings/${group}`, body)
      if (answer.ok) {
        begin(answer.data)
        outcome = 'saved'
      } else if (answer.status === 409) {
        const theirs = answer.problem as Stored
        const mine = structuredClone(getValues())
        const merge = comparedWith(stored.current.values, mine, theirs.values)
        setConflict({ theirs, mine, merge })
      } else {
        const named = Object.entries(answer.errors)
        for (const [path, message] of named)
          setError(path.replace(/^values\./, ''), { message }, { shouldFocus: true })
        if (named.length === 0) outcome = { failed: answer.detail }
      }
    })()
    return outcome
  }

  /** Goes on from what is stored now, with my changes; what both changed is whose `winner` says. */
  function settle(winner: 'mine' | 'theirs') {
    if (!conflict) return
    const { theirs, mine, merge } = conflict
    const paths = winner === 'mine' ? [...merge.mine, ...merge.both] : merge.mine
    begin(theirs, mine, paths)
    setConflict(undefined)
    if (paths.length > 0) onSave()
  }

  useImperativeHandle(ref, () => ({
    save,
    discard: () => {
      const before = structuredClone(getValues())
      reset(stored.current.values)
      return () => {
        for (const [key, value] of Object.entries(before)) setValue(key, value, { shouldDirty: true })
      }
    },
  }))

  const Fields = groupFields[group]
  return (
    <SettingsSection group={group}>
      <FormProvider {...form}>
        <form
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            onSave()
          }}
        >
          <Fields />
          {/* Enter in a field saves; the button to be seen is the bar's. */}
          <input type="submit" hidden />
        </form>
      </FormProvider>
      {conflict && (
        <Suspense>
          <ConflictDialog
            title={groupTexts[group].title}
            merge={conflict.merge}
            mine={conflict.mine}
            theirs={conflict.theirs.values}
            onClose={() => setConflict(undefined)}
            onSave={settle}
          />
        </Suspense>
      )}
    </SettingsSection>
  )
}
