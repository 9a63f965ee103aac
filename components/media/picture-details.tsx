'use client'

import { CircleAlert } from 'lucide-react'
import { type RefObject, useId } from 'react'
import { type Focal, focalPosition } from '@/lib/media/path'
import { type LibraryPicture } from '@/lib/media/types'
import { longestAlt } from '@/lib/schemas/media'
import { FocalPoint } from './focal-point'
import { officeTimeZone } from '@/lib/time/office-time'

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: officeTimeZone })
const size = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`

const crops = [
  { name: '3 to 2', width: 78 },
  { name: '4 to 5', width: 42 },
  { name: 'square', width: 52 },
]

export type Draft = { alt: string; focal: Focal }

type PictureDetailsProps = {
  picture: LibraryPicture
  draft: Draft
  error: string
  altField: RefObject<HTMLTextAreaElement | null>
  onChange: (draft: Draft) => void
  onSettled: () => void
}

/** What is known about the chosen picture, and what can be said about it. */
export function PictureDetails({
  picture,
  draft,
  error,
  altField,
  onChange,
  onSettled,
}: PictureDetailsProps) {
  const id = useId()
  const { width, height, bytes, createdAt, uses, builtIn } = picture
  const facts = [
    `${width} × ${height}`,
    bytes && size(bytes),
    createdAt ? `added ${day.format(new Date(createdAt))}` : 'came with the site',
  ]
  const large = builtIn ? picture.src.replace(/\.webp$/, '-800.webp') : picture.src
  return (
    <>
      <h3 className="media__name">{picture.name}</h3>
      <p className="quiet media__facts">{facts.filter(Boolean).join(' · ')}</p>
      {builtIn ? (
        <img className="media__large" src={large} alt="" width={width} height={height} />
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
      <div className="crops" role="group" aria-label="How it will be cropped">
        {crops.map((crop) => (
          <img
            key={crop.name}
            src={picture.thumbnail}
            alt={`Crop ${crop.name}`}
            style={{ width: crop.width, objectPosition: focalPosition(draft.focal) }}
          />
        ))}
      </div>
      <p className="hint">
        {builtIn
          ? 'It is cropped around its middle.'
          : 'Focal point: drag it, or use the arrow keys. It stays in every crop.'}
        {!builtIn &&
          uses.length > 0 &&
          ' Places that show it already keep their crop until it is chosen there again.'}
      </p>
      <label className="field media__alt">
        <span>
          Alt text <em>required</em>
        </span>
        <textarea
          ref={altField}
          className={error ? 'input input--bad' : 'input'}
          rows={3}
          maxLength={longestAlt}
          value={draft.alt}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          onChange={(event) => onChange({ ...draft, alt: event.target.value })}
          onBlur={onSettled}
        />
      </label>
      {error && (
        <p className="error" id={`${id}-error`} role="alert">
          <CircleAlert className="i i--s" aria-hidden="true" />
          {error}
        </p>
      )}
      <p className="hint" id={`${id}-hint`}>
        What someone who can’t see it should know. No “picture of”.
      </p>
      {(uses.length > 0 || !builtIn) && (
        <h3 className="media__uses">
          {uses.length === 0
            ? 'Not used yet'
            : `Used in ${uses.length} ${uses.length === 1 ? 'place' : 'places'}`}
        </h3>
      )}
      {uses.length > 0 && (
        <ul className="rows">
          {uses.map(({ label, href }) => (
            <li key={label + href}>
              {href ? (
                <a className="grow" href={href} target="_blank" rel="noreferrer">
                  {label}
                </a>
              ) : (
                <span className="grow">{label}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {builtIn && <p className="hint">A picture that came with the site can’t be deleted.</p>}
      {!builtIn && uses.length > 0 && <p className="hint">It can be deleted once no place shows it.</p>}
    </>
  )
}
