'use client'

import { componentCount } from '@/components/page-settings/page-row'
import { Revisions } from '@/components/records/revisions'
import { type PageRevision } from '@/lib/content-types'
import { type ListedRevision } from '@/lib/record-merge/revision-list'
import { useBuilder } from './builder-context'
import { draftOf } from './draft'
import { pageFields, restorePage } from './page-fields'
import { SidePanel } from './side-panel'

const nameOf = ({ name, version, isPublished }: ListedRevision) =>
  name ? `“${name}”` : version === 1 ? 'Page created' : isPublished ? 'Published' : 'Saved'

const markOf = ({ isCurrent, isLive }: ListedRevision) =>
  isLive ? (isCurrent ? 'Current, live' : 'Live') : isCurrent ? 'Current' : undefined

export function RevisionsPanel() {
  const { page, screen, dispatch, draft, dirty, localCopy, saving } = useBuilder()
  const { version, stored } = screen.saved
  return (
    <Revisions
      record={pageFields}
      address={`/api/pages/${page.id}`}
      draft={draft}
      version={version}
      dirty={dirty}
      since={localCopy.since}
      textOf={(row: ListedRevision) => ({
        name: nameOf(row),
        mark: markOf(row),
        changes: row.changes || componentCount(row.blocks),
        isLive: row.isLive,
      })}
      // Restoring content must not publish, hide or move the page.
      restored={(now, revision: PageRevision) => restorePage(now, draftOf(revision))}
      onRestore={(restored, name) =>
        dispatch({ type: 'load', draft: restored, text: `${name} restored. Save Page to keep it` })
      }
      onName={saving.saveNamed}
      hint={stored.isLive ? 'A name publishes nothing: visitors see the page as it is.' : undefined}
      place="canvas"
      frame={(list, comparison) => (
        <SidePanel title="Revisions" onClose={() => dispatch({ type: 'close' })}>
          {list}
          {comparison}
        </SidePanel>
      )}
    />
  )
}
