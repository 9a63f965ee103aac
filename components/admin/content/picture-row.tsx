'use client'

import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { deletePicture, savePicture, errorMessage } from '@/components/media/media-calls'
import { factsOf, PictureUses, usageLabel } from '@/components/media/picture-facts'
import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { SelectBox } from '@/components/staff/selection'
import { selectedRow } from '@/components/staff/selection-class'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Field, Textarea } from '@/components/ui/field'
import { showError, showToast } from '@/components/ui/toast'
import { type LibraryPicture } from '@/lib/media/types'
import { longestAlt, mediaMessages } from '@/lib/schemas/media'
import { isDeletable } from './picture-selection'

type PictureRowProps = { picture: LibraryPicture; onChanged: () => void }

/** Edits the alt text of a picture of the library, and deletes the picture if nothing shows it. */
export function PictureRow({ picture, onChanged }: PictureRowProps) {
  const { id, name, src, builtIn, uses, revisions } = picture
  const canDelete = isDeletable(picture)
  const [storedAlt, setStoredAlt] = useState(picture.alt)
  const [alt, setAlt] = useState(picture.alt)
  const [note, setNote] = useState('')
  const [error, setError] = useState('')
  const [isAsking, setIsAsking] = useState(false)

  async function save() {
    const text = alt.trim()
    if (text === storedAlt) return setError('')
    if (!text) return setError(mediaMessages.alt)
    try {
      await savePicture(id, { alt: text })
      setStoredAlt(text)
      setError('')
      setNote('Saved')
      onChanged()
    } catch (failure) {
      setError(errorMessage(failure))
    }
  }
  async function remove() {
    setIsAsking(false)
    try {
      await deletePicture(id)
      showToast({ title: `${name} was deleted` })
    } catch (failure) {
      showError('It wasn’t deleted', errorMessage(failure))
    }
    onChanged()
  }

  return (
    <li
      data-id={id}
      className={cn(
        'relative grid grid-cols-[112px_minmax(0,1fr)] items-start gap-x-5 gap-y-3 border-b border-hair py-4 max-tablet:pl-9 tablet:grid-cols-[168px_minmax(0,1fr)_minmax(0,1fr)] tablet:pl-8',
        selectedRow,
      )}
    >
      {canDelete && <SelectBox ids={[id]} name={name} className="absolute! top-1 -left-3.5" />}
      <a href={src} target="_blank" rel="noreferrer" aria-label={`Open ${name}`} data-row-link="">
        <img
          className="aspect-3/2 w-full rounded-picture object-cover"
          src={picture.thumbnail}
          alt=""
          width={168}
          height={112}
          loading="lazy"
          style={{ backgroundColor: picture.color }}
        />
      </a>
      <div className="min-w-0">
        <h2 className="font-sans text-15 leading-snug font-semibold tracking-normal wrap-anywhere">{name}</h2>
        <p className="mt-0.5 text-13 text-stone">{factsOf(picture)}</p>
        {uses.length > 0 ? (
          <details className="mt-2">
            <summary className="inline-flex min-h-6 cursor-pointer items-center text-13 font-semibold text-spruce max-tablet:min-h-tap">
              {usageLabel(picture)}
            </summary>
            <div className="mt-1 text-13">
              <PictureUses uses={uses} />
            </div>
          </details>
        ) : (
          canDelete && (
            <div className="mt-1.5 flex flex-wrap items-center gap-x-2">
              <span className="text-13 text-stone">{usageLabel(picture)}</span>
              <Button look="danger" size="small" onClick={() => setIsAsking(true)}>
                <Trash2 className="size-4" aria-hidden="true" />
                Delete<span className="sr-only"> {name}</span>
              </Button>
            </div>
          )
        )}
      </div>
      <div className="max-tablet:col-span-full">
        {builtIn ? (
          <p className="text-15">{picture.alt}</p>
        ) : (
          <Field
            label={
              <>
                Alt text<span className="sr-only"> of {name}</span>
              </>
            }
            note={<span role="status">{note}</span>}
            error={error}
            hint={storedAlt || error ? undefined : 'Missing: what should someone who can’t see it know?'}
          >
            <Textarea
              rows={2}
              maxLength={longestAlt}
              value={alt}
              onChange={(event) => {
                setAlt(event.target.value)
                setNote('')
              }}
              onBlur={() => void save()}
            />
          </Field>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Delete it for good?"
          action="Delete"
          run={remove}
          onClose={() => setIsAsking(false)}
        >
          <p>
            {name} will be removed from the library.
            {revisions > 0 && ' Earlier versions of pages that show it will have a gap.'}
          </p>
        </ConfirmDialog>
      )}
    </li>
  )
}
