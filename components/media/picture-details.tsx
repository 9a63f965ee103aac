'use client'

import { type RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Hint, Textarea } from '@/components/ui/field'
import { focalPosition } from '@/lib/media/path'
import { type LibraryPicture } from '@/lib/media/types'
import { longestAlt } from '@/lib/schemas/media'
import { DecorativeBox } from './decorative-box'
import { FocalPoint } from './focal-point'
import { type Draft } from './media-state'
import { factsOf, isOnlyInTrash, PictureUses, usageLabel } from './picture-facts'
import { type AltUse } from './use-library'

const crops = [
  { name: '3 to 2', width: 78 },
  { name: '4 to 5', width: 42 },
  { name: 'square', width: 52 },
]

type PictureDetailsProps = {
  picture: LibraryPicture
  draft: Draft
  error: string
  alt?: AltUse
  isDecorative?: boolean
  onDecorative?: (isDecorative: boolean) => void
  /** A suggested alt text; empty for none. */
  suggestion: string
  isWhole?: boolean
  altField: RefObject<HTMLTextAreaElement | null>
  onChange: (draft: Draft) => void
  onSettled: () => void
}

export function PictureDetails({
  picture,
  draft,
  error,
  alt: { isOptional, fallback, canBeDecorative } = {},
  isDecorative,
  onDecorative,
  suggestion,
  isWhole,
  altField,
  onChange,
  onSettled,
}: PictureDetailsProps) {
  const { width, height, uses, builtIn } = picture
  const isCropped = !builtIn && !isWhole
  const large = builtIn ? picture.src.replace(/\.webp$/, '-800.webp') : picture.src
  return (
    <div className="grid grid-cols-1 gap-2">
      <h3 className="wrap-anywhere">{picture.name}</h3>
      <p className="-mt-2 text-13 text-quiet">{factsOf(picture)}</p>
      {!isCropped ? (
        <img
          className="max-h-75 w-full object-contain object-left"
          src={large}
          alt=""
          width={width}
          height={height}
        />
      ) : (
        <FocalPoint
          src={large}
          width={width}
          height={height}
          focal={draft.focal}
          onChange={(focal) => onChange({ ...draft, focal })}
          onSettled={onSettled}
        />
      )}
      {!isWhole && (
        <>
          <div className="flex gap-2" role="group" aria-label="How it will be cropped">
            {crops.map((crop) => (
              <img
                key={crop.name}
                className="h-13 object-cover"
                src={picture.thumbnail}
                alt={`Crop ${crop.name}`}
                style={{ width: crop.width, objectPosition: focalPosition(draft.focal) }}
              />
            ))}
          </div>
          <Hint>
            {builtIn
              ? 'It is cropped around its middle.'
              : 'Focal point: drag it, or use the arrow keys. It stays in every crop.'}
            {!builtIn &&
              uses.length > 0 &&
              ' Places that show it already keep their crop until it is chosen there again.'}
          </Hint>
        </>
      )}
      {!isDecorative && (
        <Field
          className="mt-2"
          label="Alt text"
          note={isOptional ? 'optional here' : 'required'}
          error={error}
          hint={
            fallback
              ? `Left empty, it says “${fallback}”.`
              : 'What someone who can’t see it should know. No “picture of”.'
          }
        >
          <Textarea
            ref={altField}
            rows={3}
            maxLength={longestAlt}
            value={draft.alt}
            required={!isOptional}
            onChange={(event) => onChange({ ...draft, alt: event.target.value })}
            onBlur={onSettled}
          />
        </Field>
      )}
      {suggestion && !isDecorative && !draft.alt.trim() && (
        <Button
          size="small"
          className="h-auto justify-self-start py-1.5 text-left whitespace-normal"
          onClick={() => {
            onChange({ ...draft, alt: suggestion.slice(0, longestAlt) })
            // To be read and corrected; it is saved on blur.
            altField.current?.focus()
          }}
        >
          Use “{suggestion}”
        </Button>
      )}
      {canBeDecorative && <DecorativeBox checked={isDecorative} onChange={onDecorative} />}
      {(uses.length > 0 || !builtIn) && <h3 className="mt-2">{usageLabel(picture)}</h3>}
      <PictureUses uses={uses} />
      {builtIn && <Hint>A picture that came with the site can’t be deleted.</Hint>}
      {!builtIn && uses.length > 0 && (
        <Hint>
          {isOnlyInTrash(picture)
            ? 'Nothing on the site shows it, so you can delete it.'
            : 'You can delete it once nothing shows it. What’s in the trash doesn’t count.'}
        </Hint>
      )}
    </div>
  )
}
