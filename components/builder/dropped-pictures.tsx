import { UploadList } from '@/components/media/upload-list'
import { type useDroppedPictures } from './use-dropped-pictures'

type DroppedPicturesProps = Pick<ReturnType<typeof useDroppedPictures>, 'uploads' | 'retry' | 'dismiss'>

/** Pictures on their way into a block, and those that weren't taken. */
export function DroppedPictures({ uploads, retry, dismiss }: DroppedPicturesProps) {
  if (uploads.length === 0) return null
  return (
    <section
      className="sticky bottom-4 z-5 mx-auto mt-4 max-h-64 w-full max-w-120 overflow-auto rounded-control border border-hair-strong bg-paper px-4 py-1 shadow-lift [&_li:last-child]:border-b-0"
      aria-label="Pictures being added"
    >
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
    </section>
  )
}
