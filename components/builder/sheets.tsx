'use client'

import { BlockListOf } from './block-lists'
import { useBuilder } from './builder-context'
import { ConflictDialog } from './conflict-dialog'
import { LeaveDialog } from '@/components/staff/leave-dialog'
import { SidePanel } from './side-panel'

/** What lies over the builder: the library or the outline on a phone, and what has to be decided. */
export function Sheets() {
  const { screen, dispatch, draft, kept, saving, goAway } = useBuilder()
  const { sheet, leaving, saved } = screen
  const { conflict } = saving
  return (
    <>
      {sheet && (
        <SidePanel
          phoneOnly
          title={sheet === 'library' ? 'Components' : 'Outline'}
          onClose={() => dispatch({ type: 'sheet', sheet: null })}
        >
          <BlockListOf list={sheet} />
        </SidePanel>
      )}
      {leaving && (
        <LeaveDialog
          onStay={() => dispatch({ type: 'stay' })}
          onKeep={() => goAway(false)}
          onDiscard={() => goAway(true)}
        />
      )}
      {conflict && (
        <ConflictDialog
          key={conflict.theirs.version}
          base={saved.base}
          mine={draft}
          since={kept.since}
          theirs={conflict.theirs}
          who={conflict.who}
          busy={saving.busy}
          onKeepEditing={saving.keepEditing}
          onTakeTheirs={() => void saving.takeTheirs()}
          onSaveMine={() => void saving.saveMine()}
          onPutTogether={(merge) => void saving.putTogether(merge)}
        />
      )}
    </>
  )
}
