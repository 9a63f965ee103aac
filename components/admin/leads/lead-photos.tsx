'use client'

import { FileText, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { leadDocumentPath, type LeadFile, leadFiles } from '@/lib/business/lead-files'
import { photoPath } from '@/lib/lead-photos'
import { counted } from '@/lib/text/counted'
import { BareButton } from '@/components/ui/button'
import { LucideButton } from '@/components/ui/lucide-button'

const PhotoDialog = lazy(() =>
  import('@/components/staff/photo-dialog').then((file) => ({ default: file.PhotoDialog })),
)

const tile = 'size-28 overflow-hidden rounded-picture bg-sand outline-offset-2 max-tablet:size-22'

type LeadPhotosProps = {
  lead: { name: string; photos: string }
  /** Removes a photo or document, with undo; without it nothing can be removed. */
  onRemove?: (file: LeadFile) => void
}

/** Shows a homeowner's photos, which open larger, and the documents that staff have added. */
export function LeadPhotos({ lead, onRemove }: LeadPhotosProps) {
  const [openIndex, setOpenIndex] = useState<number>()
  const files = leadFiles(lead.photos)
  const photos = files.filter(({ name }) => !name)
  const documents = files.filter(({ name }) => name)
  if (files.length === 0) return null
  const counts = [
    ...(photos.length > 0 ? [counted(photos.length, 'photo')] : []),
    ...(documents.length > 0 ? [counted(documents.length, 'file')] : []),
  ]
  return (
    <>
      <h2>{counts.join(', ')}</h2>
      <ul className="mt-3 mb-8 flex flex-wrap gap-2" aria-label={`Photos from ${lead.name}`}>
        {photos.map(({ id }, index) => (
          <li key={id}>
            <BareButton
              className={`block ${tile}`}
              aria-label={`Photo ${index + 1} of ${photos.length}`}
              aria-haspopup="dialog"
              onClick={() => setOpenIndex(index)}
            >
              <img
                src={photoPath(id, 'small')}
                alt=""
                width={112}
                height={112}
                loading="lazy"
                className="size-full object-cover transition-opacity hover:opacity-85"
              />
            </BareButton>
          </li>
        ))}
        {documents.map((file) => (
          <li key={file.id} className="relative">
            <a
              className={`grid content-between p-2.5 text-13 leading-snug no-underline hover:bg-hover ${tile}`}
              href={leadDocumentPath(file)}
              download={file.name}
            >
              <FileText className="size-6 text-stone max-tablet:size-5" aria-hidden="true" />
              <span className="line-clamp-2 wrap-anywhere">{file.name}</span>
            </a>
            {onRemove && (
              <LucideButton
                icon={X}
                size="small"
                className="absolute top-0 right-0"
                label={`Remove ${file.name}`}
                title="Remove"
                onClick={() => onRemove(file)}
              />
            )}
          </li>
        ))}
      </ul>
      {openIndex !== undefined && (
        <Suspense fallback={null}>
          <PhotoDialog
            photos={photos.map(({ id }) => photoPath(id, 'full'))}
            first={openIndex}
            onRemove={onRemove && ((index) => photos[index] && onRemove(photos[index]))}
            canUndo
            onClose={() => setOpenIndex(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
