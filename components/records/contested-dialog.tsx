'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { valueText } from '@/lib/record-merge/changes'
import { type Answers, type Side } from '@/lib/record-merge/merge'
import { mergeRecords } from '@/lib/record-merge/merge-records'
import { type ConflictProps } from './conflict'

/** Shows what both changed in a table; one side's values are taken for all of it. */
export function ContestedDialog<Draft, Fields extends object>({
  record,
  what,
  conflict: { versions },
  saving,
}: ConflictProps<Draft, Fields>) {
  const { contested, fields } = mergeRecords(record, versions)
  const rows = fields.filter(({ key }) => contested.has(key))
  const textIn = (side: Side, key: string) => {
    const name = key as keyof Fields
    return valueText(record.fields[name], record.split(versions[side])[name])
  }
  const save = (side: Side) => {
    const answers: Answers = Object.fromEntries(rows.map(({ key }) => [key, side]))
    saving.saveMerged(mergeRecords(record, versions, answers).draft)
  }
  const listOf = (side: Side) =>
    fields
      .filter(({ origin }) => origin === side)
      .map(({ key, name }) => `${name}: ${textIn(side, key)}`)
      .join(' · ')
  return (
    <Dialog
      alert
      size="wide"
      title={`Another owner changed ${what} too`}
      onClose={saving.keepEditing}
      footer={
        <>
          <Button data-aside="" onClick={saving.keepEditing}>
            Keep editing
          </Button>
          {rows.length > 0 && <Button onClick={() => save('remote')}>Take theirs for these</Button>}
          <Button look="primary" data-first="" onClick={() => save('local')}>
            {rows.length > 0 ? 'Save mine for these' : 'Save both'}
          </Button>
        </>
      }
    >
      <p className="max-w-[62ch] text-stone">
        {rows.length > 0
          ? 'You both changed what is below. Everything else that either of you changed is kept.'
          : 'You changed different things, so both fit together.'}
      </p>
      {rows.length > 0 && (
        <table className="mt-4 w-full text-left [&_td]:py-2 [&_td]:pr-4 [&_td]:align-top [&_td]:wrap-anywhere [&_th]:py-2 [&_th]:pr-4 [&_th]:align-top [&_th]:font-medium [&_tr]:border-b [&_tr]:border-hair">
          <thead>
            <tr className="text-13 text-stone">
              <th scope="col">Setting</th>
              <th scope="col">Yours, not saved</th>
              <th scope="col">Theirs, saved</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{textIn('local', key)}</td>
                <td>{textIn('remote', key)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Uncontested label="Yours alone, to be saved" list={listOf('local')} />
      <Uncontested label="Theirs alone, kept" list={listOf('remote')} />
    </Dialog>
  )
}

const Uncontested = ({ label, list }: { label: string; list: string }) =>
  list && (
    <p className="mt-3 wrap-anywhere">
      <b className="font-semibold">{label}:</b> {list}
    </p>
  )
