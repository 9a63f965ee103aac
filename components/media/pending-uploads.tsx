import { UploadList } from './upload-list'
import { type useUploads } from './use-uploads'

type ComingPicturesProps = Pick<ReturnType<typeof useUploads>, 'uploads' | 'retry' | 'dismiss'>

export function PendingUploads({ uploads, retry, dismiss }: ComingPicturesProps) {
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
