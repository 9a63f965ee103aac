'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { getValidValues, joinPaths, resetForm } from '@/components/records/form-values'
import { useSaving } from '@/components/records/use-saving'
import { staffCall } from '@/components/staff/staff-call'
import { sameValue } from '@/lib/page-document/same-value'
import { type RecordFields } from '@/lib/record-merge/record-fields'
import {
  savedSettings,
  settingName,
  settingsIn,
  type SettingsName,
  settingText,
} from '@/lib/records/settings/values'

const ConflictDialog = lazy(() =>
  import('@/components/records/conflict-dialog').then((file) => ({
    default: file.ConflictDialog<object, Record<string, unknown>>,
  })),
)

/** `refused` if a field has to be corrected or a question answered first; else `failed` is the reason in words. */
type Outcome = 'saved' | 'refused' | { failed: string }

/** A group's values, with their version or the one that they change. */
export type StoredGroup = { values: FieldValues; version: string }
export type StoredGroups = Partial<Record<SettingsName, StoredGroup>>

/** Describes settings by their paths for comparing and merging them. */
export const settingsRecord = (values: object): RecordFields<object, Record<string, unknown>> => ({
  split: (group) => Object.fromEntries(settingsIn(group).map(({ path, value }) => [path, value])),
  join: joinPaths,
  fields: Object.fromEntries(
    settingsIn(values).map(({ path }) => [
      path,
      { label: settingName(path), text: (value: unknown) => settingText({ path, value }) || 'not set' },
    ]),
  ),
})

const allValues = (groups: StoredGroups): FieldValues =>
  Object.assign({}, ...Object.values(groups).map(({ values }) => values)) as FieldValues

/**
 * Edits groups of settings in one form; each is checked and saved by itself. `onAnswered` saves again once a conflict about a
 * group is answered.
 */
export function useSettings(initial: StoredGroups, onAnswered: (group: SettingsName) => void) {
  const names = Object.keys(initial) as SettingsName[]
  const keysOf = (group: SettingsName) => Object.keys(initial[group]?.values ?? {})
  const groupOf = (path: string) => names.find((group) => keysOf(group).includes(path.split('.')[0] ?? ''))
  /** The group that is being saved. */
  const current = useRef(names[0]!)
  const form = useForm<FieldValues>({
    defaultValues: allValues(initial),
    resolver: (values, context, options) => {
      const [path = '', ...otherPaths] = options.names ?? []
      const group = (otherPaths.length === 0 && groupOf(path)) || current.current
      const schema = savedSettings[group].schema as unknown as z.ZodMiniType<FieldValues, FieldValues>
      return zodResolver(schema)(values, context, options)
    },
    // A refused field is validated again with each change.
    reValidateMode: 'onChange',
  })
  const { getValues, setError } = form
  const { isDirty, dirtyFields } = form.formState
  const changedGroups = isDirty
    ? names.filter((group) => keysOf(group).some((key) => key in dirtyFields))
    : []
  const storedGroups = useRef(initial)
  /** The bases of restored changes. */
  const restoredBases = useRef<StoredGroups>({})
  const failure = useRef<string>(undefined)

  const valuesOf = (group: SettingsName): FieldValues => {
    const values = structuredClone(getValues())
    return Object.fromEntries(keysOf(group).map((key) => [key, values[key]]))
  }
  const baseOf = (group: SettingsName) => restoredBases.current[group] ?? storedGroups.current[group]!

  /** Shows the stored values with these changes on top. */
  function show(edited: object) {
    const values = allValues(storedGroups.current)
    resetForm(form, settingsRecord(values), values, { ...values, ...edited })
  }

  function begin(group: SettingsName, remote: StoredGroup, merged: object = remote.values) {
    const edited = structuredClone(getValues())
    storedGroups.current = { ...storedGroups.current, [group]: remote }
    restoredBases.current = { ...restoredBases.current, [group]: undefined }
    show({ ...edited, ...merged })
  }

  const saving = useSaving<StoredGroup, object, SettingsName>({
    read: () => {
      const { values: base, version } = baseOf(current.current)
      return { draft: valuesOf(current.current), base, version }
    },
    draftOf: ({ values }) => values,
    isSame: sameValue,
    storedIn: (problem) => problem as StoredGroup,
    send: async (_, version, group) => {
      const values = await getValidValues(form)
      return values && staffCall('PUT', `/api/settings/${group}`, { values, version })
    },
    onSaved: (saved, _, group) => begin(group, saved),
    onRemote: (remote, merged) => begin(current.current, remote, merged),
    onFailed: ({ errors, detail }) => {
      const fieldErrors = Object.entries(errors)
      for (const [path, message] of fieldErrors)
        setError(path.replace(/^values\./, ''), { message }, { shouldFocus: true })
      if (fieldErrors.length === 0) failure.current = detail
    },
  })
  const { conflict, keepEditing } = saving

  /** Saves groups one after the other, up to the first refused one, which takes the focus. */
  async function save(groups: readonly SettingsName[]): Promise<Outcome> {
    let failed: string | undefined
    for (const group of groups) {
      current.current = group
      failure.current = undefined
      if (await saving.save(group)) continue
      if (failure.current === undefined) return failed === undefined ? 'refused' : { failed }
      failed ??= failure.current
    }
    return failed === undefined ? 'saved' : { failed }
  }

  /** Restores changes that were made to these bases. Saving them asks about conflicts with what was stored since. */
  function restore(edited: object, bases: StoredGroups) {
    restoredBases.current = { ...restoredBases.current, ...bases }
    show({ ...getValues(), ...edited })
  }

  /** Discards all changes. @returns a function that restores them */
  function discard(): () => void {
    const [edited, bases] = [structuredClone(getValues()), restoredBases.current]
    restoredBases.current = {}
    show({})
    return () => restore(edited, bases)
  }

  const question: ReactNode = conflict && (
    <Suspense>
      <ConflictDialog
        isTable
        record={settingsRecord(conflict.remote.values)}
        what={savedSettings[conflict.order].title}
        conflict={conflict}
        saving={{
          ...saving,
          // Other groups may have changes too, so everything is saved again.
          saveMerged: (merged) => {
            begin(conflict.order, conflict.remote, merged)
            keepEditing()
            if (!sameValue(merged, conflict.remote.values)) onAnswered(conflict.order)
          },
        }}
      />
    </Suspense>
  )
  return { form, changedGroups, save, discard, restore, valuesOf, baseOf, question }
}
