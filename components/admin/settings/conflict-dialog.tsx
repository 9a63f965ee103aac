'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { settingName, settingsIn, settingText } from '@/lib/business/settings-names'
import { type Merge } from './put-together'

type ConflictDialogProps = {
  title: string
  merge: Merge
  mine: object
  theirs: object
  /** Saves my changes with theirs; `winner` says whose stays where both changed the same. */
  onSave: (winner: 'mine' | 'theirs') => void
  onClose: () => void
}

/** Another owner saved the same group meanwhile: what each changed, and whose stays. */
export function ConflictDialog({ title, merge, mine, theirs, onSave, onClose }: ConflictDialogProps) {
  const { both } = merge
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
          {both.length > 0 && <Button onClick={() => onSave('theirs')}>Take theirs for these</Button>}
          <Button look="primary" data-first="" onClick={() => onSave('mine')}>
            {both.length > 0 ? 'Save mine for these' : 'Save both'}
          </Button>
        </>
      }
    >
      <p className="max-w-[62ch] text-stone">
        {both.length > 0
          ? 'You both changed what stands below. Everything else that either of you changed is kept.'
          : 'You changed different things, so both fit together.'}
      </p>
      {both.length > 0 && (
        <table className="mt-4 w-full text-left [&_td]:py-2 [&_td]:pr-4 [&_td]:align-top [&_td]:wrap-anywhere [&_th]:py-2 [&_th]:pr-4 [&_th]:align-top [&_th]:font-medium [&_tr]:border-b [&_tr]:border-hair">
          <thead>
            <tr className="text-13 text-stone">
              <th scope="col">Setting</th>
              <th scope="col">Yours, not saved</th>
              <th scope="col">Theirs, saved</th>
            </tr>
          </thead>
          <tbody>
            {both.map((path) => (
              <tr key={path}>
                <th scope="row">{settingName(path)}</th>
                <td>{textIn(mine, path)}</td>
                <td>{textIn(theirs, path)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Kept label="Yours alone, to be saved" paths={merge.mine} values={mine} />
      <Kept label="Theirs alone, kept" paths={merge.theirs} values={theirs} />
    </Dialog>
  )
}

function Kept({ label, paths, values }: { label: string; paths: string[]; values: object }) {
  if (paths.length === 0) return null
  const list = paths.map((path) => `${settingName(path)}: ${textIn(values, path)}`).join(' · ')
  return (
    <p className="mt-3 wrap-anywhere">
      <b className="font-semibold">{label}:</b> {list}
    </p>
  )
}

const textIn = (values: object, path: string): string => {
  const found = settingsIn(values).find((setting) => setting.path === path)
  return (found && settingText(found)) || 'not set'
}
