'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { valueText } from '@/lib/record-merge/changes'
import { mergeRecords, type Versions } from '@/lib/record-merge/merge-records'
import { type Side } from '@/lib/record-merge/merge'
import { settingsRecord } from './settings-record'

type ConflictDialogProps = {
  title: string
  versions: Versions<object>
  /** Saves what both have made, put together. */
  onSave: (merged: object) => void
  onClose: () => void
}

/** Another owner saved the same group meanwhile: what each changed, and whose stays. */
export function ConflictDialog({ title, versions, onSave, onClose }: ConflictDialogProps) {
  const record = settingsRecord(versions.base)
  const { contested, fields } = mergeRecords(record, versions)
  const asked = fields.filter(({ key }) => contested.has(key))
  const textIn = (side: Side, path: string) =>
    valueText(record.fields[path], record.split(versions[side])[path])
  const save = (side: Side) =>
    onSave(mergeRecords(record, versions, Object.fromEntries(asked.map(({ key }) => [key, side]))).draft)
  const listOf = (side: Side) =>
    fields
      .filter(({ origin }) => origin === side)
      .map(({ key, name }) => `${name}: ${textIn(side, key)}`)
      .join(' · ')
  return (
    <Dialog
      alert
      size="wide"
      title={`Another owner changed ${title} meanwhile`}
      onClose={onClose}
      footer={
        <>
          <Button data-aside="" onClick={onClose}>
            Keep editing
          </Button>
          {asked.length > 0 && <Button onClick={() => save('remote')}>Take theirs for these</Button>}
          <Button look="primary" data-first="" onClick={() => save('local')}>
            {asked.length > 0 ? 'Save mine for these' : 'Save both'}
          </Button>
        </>
      }
    >
      <p className="max-w-[62ch] text-stone">
        {asked.length > 0
          ? 'You both changed what stands below. Everything else that either of you changed is kept.'
          : 'You changed different things, so both fit together.'}
      </p>
      {asked.length > 0 && (
        <table className="mt-4 w-full text-left [&_td]:py-2 [&_td]:pr-4 [&_td]:align-top [&_td]:wrap-anywhere [&_th]:py-2 [&_th]:pr-4 [&_th]:align-top [&_th]:font-medium [&_tr]:border-b [&_tr]:border-hair">
          <thead>
            <tr className="text-13 text-stone">
              <th scope="col">Setting</th>
              <th scope="col">Yours, not saved</th>
              <th scope="col">Theirs, saved</th>
            </tr>
          </thead>
          <tbody>
            {asked.map(({ key, name }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{textIn('local', key)}</td>
                <td>{textIn('remote', key)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Kept label="Yours alone, to be saved" list={listOf('local')} />
      <Kept label="Theirs alone, kept" list={listOf('remote')} />
    </Dialog>
  )
}

const Kept = ({ label, list }: { label: string; list: string }) =>
  list && (
    <p className="mt-3 wrap-anywhere">
      <b className="font-semibold">{label}:</b> {list}
    </p>
  )
