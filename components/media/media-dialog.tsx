'use client'

import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@/components/ui/button'
import { Dialog, DialogFooter } from '@/components/ui/dialog'
import { FieldError } from '@/components/ui/field'
import { counted } from '@/lib/text/counted'
import { DeleteQuestion } from './delete-question'
import { LibraryPane } from './library-pane'
import { type StoredPicture } from './media-state'
import { PickedStrip } from './picked-strip'
import { PictureDetails } from './picture-details'
import { useFileDrop } from './use-file-drop'
import { type UsedPicture, useLibrary } from './use-library'

type MediaDialogProps = {
  value: StoredPicture
  /** What it is for, as a sentence's part: "For the background of Hero". */
  purpose?: string
  /** Several are chosen at once. */
  many?: boolean
  onUse: (pictures: UsedPicture[]) => void
  onClose: () => void
}

/** The library, adding to it, and what there is to say about a picture, in one dialog. */
export function MediaDialog({ value, purpose, many, onUse, onClose }: MediaDialogProps) {
  const altField = useRef<HTMLTextAreaElement>(null)
  const library = useLibrary(value, many)
  const { isOver, handlers } = useFileDrop(library.addFiles)
  const { picture, chosen, picked, altError } = library

  const isUploading = library.uploads.some(({ failure }) => !failure)
  function use() {
    void library.use(onUse)
    if (altError) altField.current?.focus()
  }
  const chosenId = chosen?.id
  useEffect(() => {
    if (altError) altField.current?.focus()
  }, [altError, chosenId])

  const isFree = !!picture && !picture.builtIn && picture.uses.every(({ inTrash }) => inTrash)
  // The form that the picture is chosen for isn't this one's: Enter in the search would send it.
  return createPortal(
    <Dialog
      size="full"
      className="max-tablet:h-dvh max-tablet:rounded-none"
      title={many ? 'Choose pictures' : 'Choose a picture'}
      note={purpose}
      begin="heading"
      stays
      flush
      onClose={onClose}
      {...handlers}
    >
      <div className="mt-4 grid min-h-0 flex-1 border-t border-hair max-tablet:overflow-auto tablet:grid-cols-[minmax(0,1fr)_336px]">
        <LibraryPane library={library} isOver={isOver} onUse={use} />
        <aside
          className="border-hair bg-ivory px-dialog py-4 max-tablet:border-t tablet:overflow-auto tablet:border-l"
          aria-label="Details"
        >
          {many && <PickedStrip library={library} />}
          {picture && chosen ? (
            <PictureDetails
              key={picture.id}
              picture={picture}
              draft={chosen.draft}
              error={altError}
              altField={altField}
              onChange={library.describe}
              onSettled={library.saveQuietly}
            />
          ) : (
            <p className="text-quiet">
              {many
                ? 'Choose as many pictures as you like. The last one is shown larger here, to say what it shows.'
                : 'Choose a picture to see it larger and to say what it shows.'}
            </p>
          )}
          {isFree && !library.asksToDelete && (
            <Button look="danger" wide className="mt-4 tablet:hidden" onClick={() => library.ask(true)}>
              Delete
            </Button>
          )}
        </aside>
      </div>
      {library.failure && library.pictures && (
        <div className="border-t border-hair px-dialog py-2.5" role="alert">
          <FieldError>{library.failure}</FieldError>
        </div>
      )}
      <p className="sr-only" role="status">
        {library.news}
      </p>
      {library.asksToDelete && picture ? (
        <DeleteQuestion
          picture={picture}
          isBusy={library.isBusy}
          onKeep={() => library.ask(false)}
          onDelete={() => void library.remove()}
        />
      ) : (
        <DialogFooter>
          {picture && !picture.builtIn && (
            <Button
              look="danger"
              data-aside=""
              className="max-tablet:hidden"
              disabled={!isFree}
              onClick={() => library.ask(true)}
            >
              {isFree ? 'Delete' : 'Delete: in use'}
            </Button>
          )}
          <div className="flex gap-2">
            <Button className="max-tablet:flex-1" onClick={onClose}>
              Cancel
            </Button>
            <Button
              look="primary"
              className="max-tablet:flex-2"
              disabled={picked.length === 0 || library.isBusy || (many && isUploading)}
              onClick={use}
            >
              {many ? `Add ${counted(picked.length, 'picture')}` : 'Use this picture'}
            </Button>
          </div>
        </DialogFooter>
      )}
    </Dialog>,
    document.body,
  )
}
