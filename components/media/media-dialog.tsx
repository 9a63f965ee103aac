'use client'

import { X } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, useCallback, useEffect, useRef, useState } from 'react'
import { Dialog } from 'radix-ui'
import { parseMediaPath } from '@/lib/media/path'
import { type LibraryPicture } from '@/lib/media/types'
import { mediaMessages } from '@/lib/schemas/media'
import { deletePicture, fetchLibrary, savePicture, wordsOf } from './media-calls'
import './media.css'
import { DropZone } from './drop-zone'
import { type Draft, PictureDetails } from './picture-details'
import { PictureTiles } from './picture-tiles'
import { UploadRow } from './upload-row'
import { useUploads } from './use-uploads'

/** A picture as a block keeps it. */
export type ChosenPicture = { src: string; alt?: string }

type MediaDialogProps = {
  value: ChosenPicture
  /** What it is for, as a sentence's part: "For the background of Hero". */
  purpose?: string
  onUse: (picture: { src: string; alt: string }) => void
  onClose: () => void
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

/** Whether a stored path shows this picture, with whatever focal point. */
const shows = (src: string, picture: LibraryPicture) =>
  src === picture.src || (!picture.builtIn && parseMediaPath(src)?.hash === parseMediaPath(picture.src)?.hash)

const focalOf = ({ focalX, focalY }: LibraryPicture) => ({ x: focalX, y: focalY })

/** The library, adding to it, and what there is to say about a picture, in one dialog. */
export function MediaDialog({ value, purpose, onUse, onClose }: MediaDialogProps) {
  const altField = useRef<HTMLTextAreaElement>(null)
  const [pictures, setPictures] = useState<LibraryPicture[] | null>(null)
  const [chosen, setChosen] = useState<{ id: string; draft: Draft } | null>(null)
  const [altError, setAltError] = useState('')
  const [failure, setFailure] = useState('')
  const [said, setSaid] = useState('')
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [dropping, setDropping] = useState(false)

  const choose = useCallback((picture: LibraryPicture, draft?: Partial<Draft>) => {
    setChosen({ id: picture.id, draft: { alt: picture.alt, focal: focalOf(picture), ...draft } })
    setAltError('')
    setFailure('')
    setAsking(false)
  }, [])

  const firstValue = useRef(value)
  const load = useCallback(
    () =>
      fetchLibrary().then(
        (library) => {
          setFailure('')
          setPictures(library)
          const { src, alt } = firstValue.current
          const current = library.find((picture) => src && shows(src, picture))
          const focal = parseMediaPath(src)?.focal
          if (current) choose(current, { ...(alt ? { alt } : {}), ...(focal ? { focal } : {}) })
        },
        (error: unknown) => setFailure(wordsOf(error)),
      ),
    [choose],
  )
  useEffect(() => void load(), [load])

  const following = useRef(false)
  const { uploads, add, retry, dismiss } = useUploads((picture) => {
    setPictures((all) => [picture, ...(all ?? []).filter((other) => other.id !== picture.id)])
    setSaid(`${picture.name} was added.`)
    // The first to arrive is shown, unless somebody has turned to another picture meanwhile.
    if (following.current) choose(picture)
    following.current = false
  })
  const addFiles = (files: File[]) => {
    following.current = true
    void add(files)
  }

  const picture = pictures?.find(({ id }) => id === chosen?.id)
  const alt = chosen?.draft.alt.trim() ?? ''

  /** Keeps what was said about an uploaded picture; what is said about a built-in one holds for this place only. */
  async function save(): Promise<LibraryPicture | undefined> {
    if (!picture || !chosen || picture.builtIn) return picture
    const { x, y } = chosen.draft.focal
    const patch = {
      ...(alt && alt !== picture.alt ? { alt } : {}),
      ...(x !== picture.focalX || y !== picture.focalY ? { focalX: x, focalY: y } : {}),
    }
    if (Object.keys(patch).length === 0) return picture
    const saved = await savePicture(picture.id, patch)
    setPictures((all) => all?.map((other) => (other.id === saved.id ? saved : other)) ?? null)
    return saved
  }
  const saveQuietly = () => void save().catch((error) => setFailure(wordsOf(error)))

  async function use() {
    if (!alt) {
      setAltError(mediaMessages.alt)
      altField.current?.focus()
      return
    }
    setBusy(true)
    try {
      const saved = await save()
      if (saved) onUse({ src: saved.src, alt })
    } catch (error) {
      setFailure(wordsOf(error))
    }
    setBusy(false)
  }

  async function remove() {
    if (!picture) return
    setBusy(true)
    try {
      await deletePicture(picture.id)
      setPictures((all) => all?.filter((other) => other.id !== picture.id) ?? null)
      setChosen(null)
      setSaid(`${picture.name} was deleted.`)
    } catch (error) {
      setFailure(wordsOf(error))
    }
    setAsking(false)
    setBusy(false)
  }

  const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  const onDragOver = (event: DragEvent) => {
    if (!carriesFiles(event)) return
    event.preventDefault()
    setDropping(true)
  }
  const onDrop = (event: DragEvent) => {
    if (!carriesFiles(event)) return
    event.preventDefault()
    setDropping(false)
    addFiles([...event.dataTransfer.files])
  }
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (files.length > 0) addFiles(files)
  }

  const deletion = !picture || picture.builtIn ? null : picture.uses.length > 0 ? 'Delete: in use' : 'Delete'
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil media-veil">
          <Dialog.Content
            className="dialog dialog--full"
            aria-describedby={undefined}
            onPointerDownOutside={(event) => event.preventDefault()}
            // The screen behind has shortcuts of its own.
            onKeyDown={(event) => event.stopPropagation()}
            onDragOver={onDragOver}
            onDragLeave={(event) =>
              !event.currentTarget.contains(event.relatedTarget as Node | null) && setDropping(false)
            }
            onDrop={onDrop}
            onPaste={onPaste}
          >
            <div className="dialog__head">
              <div>
                <Dialog.Title asChild>
                  <h2>Choose a picture</h2>
                </Dialog.Title>
                {purpose && <p className="quiet">{purpose}</p>}
              </div>
              <Dialog.Close className="ib" aria-label="Close">
                <X className="i" aria-hidden="true" />
              </Dialog.Close>
            </div>
            <div className="media">
              <div className="media__grid">
                <DropZone active={dropping} onFiles={addFiles} />
                {uploads.length > 0 && (
                  <ul className="media__uploads">
                    {uploads.map((upload) => (
                      <UploadRow
                        key={upload.key}
                        upload={upload}
                        onRetry={() => retry(upload)}
                        onDismiss={() => dismiss(upload.key)}
                      />
                    ))}
                  </ul>
                )}
                {pictures ? (
                  <PictureTiles
                    pictures={pictures}
                    chosenId={chosen?.id}
                    onChoose={(picture) => {
                      following.current = false
                      choose(picture)
                    }}
                    onUse={() => void use()}
                  />
                ) : (
                  <div className="media__wait">
                    <p className="quiet">
                      {failure ? 'The pictures could not be loaded.' : 'Loading the pictures'}
                    </p>
                    {failure && (
                      <button type="button" className="btn" onClick={() => void load()}>
                        Try again
                      </button>
                    )}
                  </div>
                )}
              </div>
              <aside className="media__side" aria-label="Details">
                {picture && chosen ? (
                  <>
                    <PictureDetails
                      key={picture.id}
                      picture={picture}
                      draft={chosen.draft}
                      error={altError}
                      altField={altField}
                      onChange={(draft) => {
                        following.current = false
                        setChosen({ id: picture.id, draft })
                        if (draft.alt.trim()) setAltError('')
                      }}
                      onSettled={saveQuietly}
                    />
                    {deletion === 'Delete' && !asking && (
                      <button
                        type="button"
                        className="btn btn--danger narrow"
                        onClick={() => setAsking(true)}
                      >
                        Delete
                      </button>
                    )}
                  </>
                ) : (
                  <p className="quiet">Choose a picture to see it larger and to say what it shows.</p>
                )}
              </aside>
            </div>
            {failure && pictures && (
              <p className="error media__failure" role="alert">
                {failure}
              </p>
            )}
            <p className="vh" role="status">
              {said}
            </p>
            {asking && picture ? (
              <div className="dialog__foot" role="group" aria-label="Confirm">
                <p>
                  Delete {picture.name} for good?
                  {picture.revisions > 0 && ' Earlier versions of pages that show it would have a gap.'}
                </p>
                <span className="end">
                  <button type="button" className="btn" ref={takeFocus} onClick={() => setAsking(false)}>
                    Keep it
                  </button>
                  <button
                    type="button"
                    className="btn btn--strong"
                    disabled={busy}
                    onClick={() => void remove()}
                  >
                    Delete
                  </button>
                </span>
              </div>
            ) : (
              <div className="dialog__foot">
                {deletion && (
                  <button
                    type="button"
                    className="btn btn--danger wide"
                    disabled={deletion !== 'Delete'}
                    onClick={() => setAsking(true)}
                  >
                    {deletion}
                  </button>
                )}
                <span className="end">
                  <button type="button" className="btn" onClick={onClose}>
                    Cancel
                  </button>
                  <button
                    type="button"
                    className="btn btn--primary"
                    disabled={!picture || busy}
                    onClick={() => void use()}
                  >
                    Use this picture
                  </button>
                </span>
              </div>
            )}
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
