'use client'

import { type ReactNode } from 'react'
import { DeleteSelected } from '@/components/staff/delete-selected'
import { readAll } from '@/components/staff/read-all'
import { SelectionBar, SelectionProvider, useSelection } from '@/components/staff/selection'
import { useSelectedAction } from '@/components/staff/use-selected-action'
import { type LibraryFilter, libraryHref, libraryLists, searchPictures } from '@/lib/media/library-filter'
import { type LibraryPicture } from '@/lib/media/types'
import { counted } from '@/lib/text/counted'

const pictures = (count: number) => counted(count, 'picture')

/** Returns true for an uploaded picture that nothing shows. */
export const isDeletable = ({ builtIn, uses }: Pick<LibraryPicture, 'builtIn' | 'uses'>): boolean =>
  !builtIn && uses.length === 0

type PictureSelectionProps = {
  pictures: readonly LibraryPicture[]
  filter: LibraryFilter
  /** The number of matching pictures that nothing shows. */
  unused: number
  children: ReactNode
}

/** Makes the pictures selectable that can be deleted. */
export function PictureSelection({ pictures, filter, unused, children }: PictureSelectionProps) {
  const { q, show } = filter
  async function loadAll() {
    const allPictures = await readAll<LibraryPicture>('/api/media')
    return allPictures && searchPictures(allPictures.filter(libraryLists[show].has), q).filter(isDeletable)
  }
  const items = pictures.filter(isDeletable)
  return (
    <SelectionProvider
      view={libraryHref({ q, show })}
      items={items}
      total={show === 'unused' ? unused : items.length}
      loadAll={loadAll}
    >
      {children}
      <PictureBar />
    </SelectionProvider>
  )
}

/** Deletes the selected pictures for good, after asking. */
function PictureBar() {
  const { items } = useSelection()
  const { busy, run } = useSelectedAction()
  const remove = () =>
    run({
      method: 'DELETE',
      path: '/api/media',
      change: () => ({}),
      title: (count) => `${pictures(count)} deleted`,
      isLeaving: true,
    })
  return (
    <SelectionBar busy={busy}>
      <DeleteSelected
        title={`Delete ${pictures(items.length)} for good?`}
        text="They’ll be removed from the library. Earlier versions of pages that show them will have a gap."
        busy={busy}
        run={remove}
      >
        Delete
      </DeleteSelected>
    </SelectionBar>
  )
}
