'use client'

import { Sheet } from '@/components/ui/dialog'
import { showToast } from '@/components/ui/toast'
import { type RevisionRow, Revisions, type RevisionsProps } from './revisions'

type SheetRow = RevisionRow & {
  /** Empty unless somebody named it. */
  name: string
  /** 0 for a state that was only stored as a revision. */
  version: number
}

type SheetRevisionsProps<Draft, Fields extends object, Row extends SheetRow> = Omit<
  RevisionsProps<Draft, Fields, Row, Row>,
  'address' | 'draft' | 'version' | 'dirty' | 'since' | 'textOf' | 'onRestore' | 'onName' | 'place' | 'frame'
> & {
  address: string
  editing: {
    saved: { version: number }
    draft: Draft
    dirty: boolean
    localCopy: { since: string | null }
    load: (draft: Draft) => void
    saving: { saveNamed: (name: string) => Promise<boolean> }
  }
  /** Returns what an unnamed state is called, and whether visitors saw it. */
  stateOf: (row: Row) => { name: string; isLive: boolean }
  onName?: (name: string) => Promise<boolean>
  onClose: () => void
}

/** Shows the revisions of a record that is edited as one sheet. */
export function SheetRevisions<Draft, Fields extends object, Row extends SheetRow>(
  props: SheetRevisionsProps<Draft, Fields, Row>,
) {
  const { editing, stateOf, onClose, ...rest } = props
  const { saved, draft, dirty, localCopy, load, saving } = editing
  return (
    <Revisions<Draft, Fields, Row, Row>
      onName={saving.saveNamed}
      {...rest}
      draft={draft}
      version={saved.version}
      dirty={dirty}
      since={localCopy.since}
      textOf={(row, rows) => {
        const { name, isLive } = stateOf(row)
        return {
          name: row.name ? `“${row.name}”` : name,
          note: row === rows.find(({ version }) => version > 0) ? 'the last save' : undefined,
          isLive: isLive && row.version > 0,
        }
      }}
      onRestore={(restored, name) => {
        load(restored)
        showToast({
          title: `${name} is on the sheet`,
          description: 'Nothing shows on the site before you save.',
          action: { label: 'Undo', run: () => load(draft) },
        })
        onClose()
      }}
      place="sheet"
      frame={(list, comparison) =>
        comparison ?? (
          <Sheet title="Revisions" begin="heading" onClose={onClose}>
            {list}
          </Sheet>
        )
      }
    />
  )
}
