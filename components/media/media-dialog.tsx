'use client'

import { useContext, useEffect, useRef, useState } from 'react'
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
import { PictureTopic } from './picture-topic'
import { useFileDrop } from './use-file-drop'
import { suggestAlt } from './suggest-alt'
import { type AltUse, type UsedPicture, useLibrary } from './use-library'

export type PicturePlace = {
  /** The purpose as a phrase: "For the background of Hero". */
  purpose?: string
  /** A suggestion for the alt text: "White kitchen, Nyack, NY, after". */
  about?: string
  alt?: AltUse
  /** Shown whole, so no crop is chosen. */
  isWhole?: boolean
}

const noPicture: StoredPicture = { src: '' }

type MediaDialogProps = PicturePlace & {
  value?: StoredPicture
  many?: boolean
  onUse: (pictures: UsedPicture[]) => void
  onClose: () => void
}

export function MediaDialog({ value = noPicture, many, onUse, onClose, ...place }: MediaDialogProps) {
  const { purpose, about, alt, isWhole } = place
  const topic = useContext(PictureTopic)
  const altField = useRef<HTMLTextAreaElement>(null)
  const [isDecorative, setDecorative] = useState(value.decorative === true)
  const library = useLibrary(value, many, { ...alt, isOptional: alt?.isOptional || isDecorative })
  const { isOver, handlers } = useFileDrop(library.addFiles)
  const { picture, chosen, picked, altError } = library

  const isUploading = library.uploads.some(({ failure }) => !failure)
  function use() {
    void library.use((used) =>
      onUse(isDecorative ? used.map((item) => ({ ...item, decorative: true })) : used),
    )
    if (altError) altField.current?.focus()
  }
  const chosenId = chosen?.id
  useEffect(() => {
    if (altError) altField.current?.focus()
  }, [altError, chosenId])

  const isFree = !!picture && !picture.builtIn && picture.uses.every(({ inTrash }) => inTrash)
  // A portal, because Enter in the search would submit the form around the field.
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
              alt={alt}
              isDecorative={isDecorative}
              onDecorative={setDecorative}
              suggestion={suggestAlt(picture, about, topic)}
              isWhole={isWhole}
              altField={altField}
              onChange={library.describe}
              onSettled={library.saveQuietly}
            />
          ) : (
            <p className="text-quiet">
              {many
                ? 'Choose as many pictures as you like. The last one is shown larger here, so you can describe it.'
                : 'Choose a picture to see it larger and describe it.'}
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
        {library.announcement}
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
