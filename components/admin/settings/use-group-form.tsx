'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import { type FieldValues, get, useForm, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import { staffCall } from '@/components/staff/staff-call'
import { groupTexts } from '@/lib/business/settings-group-texts'
import { type SettingsGroup } from '@/lib/business/settings-groups'
import { listChanges } from '@/lib/record-merge/changes'
import { settingsSchemas } from '@/lib/schemas/settings'
import { settingsRecord } from './settings-record'

const ConflictDialog = lazy(() =>
  import('@/components/records/conflict-dialog').then((file) => ({
    default: file.ConflictDialog<object, Record<string, unknown>>,
  })),
)

/** `refused`: something at the fields, or a question, has to be answered first; else `failed` says why, in words. */
export type Saved = 'saved' | 'refused' | { failed: string }

export type StoredGroup = { values: FieldValues; version: string }

/** What is saved together: what it is called, which call stores it, and what it may hold. */
type SavedTogether = { title: string; address: string; schema: z.ZodMiniType }

/** The same of a group of the business profile. */
export const ofGroup = (group: SettingsGroup): SavedTogether => ({
  title: groupTexts[group].title,
  address: `/api/settings/${group}`,
  schema: settingsSchemas[group],
})

type GroupForm = {
  form: UseFormReturn<FieldValues>
  save: () => Promise<Saved>
  /** Takes all changes back; what it returns brings them again. */
  discard: () => () => void
  /** What the changes began with: what is stored, or what was when they were made. */
  base: () => StoredGroup
  /** Brings back changes that were made to what was stored then: saving asks about what has been stored since. */
  restore: (base: StoredGroup, edited: FieldValues) => void
  /** The question about what another owner has stored meanwhile, while it is open. */
  question: ReactNode
}

/** A group of settings in a form. `onSave` saves everything again, once a conflict is answered. */
export function useGroupForm(
  { title, address, schema }: SavedTogether,
  { values, version }: StoredGroup,
  onSave: () => void,
): GroupForm {
  const form = useForm<FieldValues>({
    defaultValues: values,
    resolver: zodResolver(schema as z.ZodMiniType<FieldValues, FieldValues>),
    // Refused once, a field says at once when it is right.
    reValidateMode: 'onChange',
  })
  const { getValues, handleSubmit, reset, setError, setValue } = form
  const stored = useRef<StoredGroup>({ values, version })
  /** What changes that were brought back began with. */
  const restoredBase = useRef<StoredGroup | null>(null)
  const base = () => restoredBase.current ?? stored.current
  /** What another owner has stored meanwhile, beside what I have. */
  const [conflict, setConflict] = useState<{ theirs: StoredGroup; mine: FieldValues; base: FieldValues }>()

  /** Shows what is stored now, with changes of mine on top of it. */
  function begin(now: StoredGroup, mine: object = {}, paths: readonly string[] = []) {
    stored.current = now
    restoredBase.current = null
    reset(now.values)
    for (const path of paths) setValue(path, get(mine, path), { shouldDirty: true })
  }

  async function save(): Promise<Saved> {
    let outcome: Saved = 'refused'
    await handleSubmit(async (edited) => {
      const body = { values: edited, version: base().version }
      const answer = await staffCall<StoredGroup>('PUT', address, body)
      if (answer.ok) {
        begin(answer.data)
        outcome = 'saved'
      } else if (answer.status === 409) {
        const theirs = answer.problem as StoredGroup
        const mine = structuredClone(getValues())
        setConflict({ theirs, mine, base: base().values })
      } else {
        const named = Object.entries(answer.errors)
        for (const [path, message] of named)
          setError(path.replace(/^values\./, ''), { message }, { shouldFocus: true })
        if (named.length === 0) outcome = { failed: answer.detail }
      }
    })()
    return outcome
  }

  /** Goes on from what is stored now, with my changes in it. */
  function settle(merged: object) {
    if (!conflict) return
    const { theirs } = conflict
    const paths = listChanges(settingsRecord(theirs.values), theirs.values, merged).list.map(({ key }) => key)
    begin(theirs, merged, paths)
    setConflict(undefined)
    if (paths.length > 0) onSave()
  }

  function discard() {
    const [edited, editedBase] = [structuredClone(getValues()), restoredBase.current]
    restoredBase.current = null
    reset(stored.current.values)
    return () => change(edited, editedBase)
  }

  function change(edited: FieldValues, editedBase: StoredGroup | null) {
    restoredBase.current = editedBase
    for (const [key, value] of Object.entries(edited)) setValue(key, value, { shouldDirty: true })
  }

  const question = conflict && (
    <Suspense>
      <ConflictDialog
        isTable
        record={settingsRecord(conflict.base)}
        versions={{ base: conflict.base, local: conflict.mine, remote: conflict.theirs.values }}
        what={title}
        who={null}
        savedAt={null}
        hasRevisions={false}
        saving={{
          busy: false,
          keepEditing: () => setConflict(undefined),
          takeRemote: () => undefined,
          saveLocal: () => undefined,
          saveMerged: settle,
        }}
      />
    </Suspense>
  )
  const restore = (from: StoredGroup, edited: FieldValues) => change(edited, from)
  return { form, save, discard, base, restore, question }
}
