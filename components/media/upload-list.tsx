import { CircleAlert, X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { LucideButton } from '@/components/ui/lucide-button'
import { ProgressBar } from '@/components/ui/progress-bar'
import { type Upload, type useUploads } from './use-uploads'

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)
const row = 'flex items-center gap-3 border-b border-hair py-2'
const thumbnail = 'h-9.5 w-14 flex-none rounded-picture'

type UploadListProps = Pick<ReturnType<typeof useUploads>, 'uploads' | 'retry' | 'dismiss'> & {
  className?: string
}

export function UploadList({ uploads, retry, dismiss, className }: UploadListProps) {
  if (uploads.length === 0) return null
  return (
    <ul className={className}>
      {uploads.map((upload) => (
        <UploadRow
          key={upload.key}
          upload={upload}
          onRetry={() => retry(upload)}
          onDismiss={() => dismiss(upload.key)}
        />
      ))}
    </ul>
  )
}

/** Shows uploads that will be put into a block or a text. */
export function PendingUploads(props: UploadListProps) {
  if (props.uploads.length === 0) return null
  return (
    <section
      className="sticky bottom-4 z-5 mx-auto mt-4 max-h-64 w-full max-w-120 overflow-auto rounded-control border border-hair-strong bg-paper px-4 py-1 shadow-lift [&_li:last-child]:border-b-0"
      aria-label="Pictures being added"
    >
      <UploadList {...props} />
    </section>
  )
}

type UploadRowProps = { upload: Upload; onRetry: () => void; onDismiss: () => void }

function UploadRow({ upload, onRetry, onDismiss }: UploadRowProps) {
  const { file, preview, sent, failure, again } = upload
  if (failure) {
    return (
      <li className={row}>
        <span className={`${thumbnail} grid place-items-center bg-sand text-quiet`}>
          <CircleAlert className="size-4.5" aria-hidden="true" />
        </span>
        <div className="min-w-0 flex-1 wrap-anywhere">
          {file.name}
          <p className="text-13 font-medium text-clay" role="alert">
            {failure}
          </p>
          {again && (
            <Button size="small" className="mt-1.5" onClick={onRetry}>
              Try again
            </Button>
          )}
        </div>
        <LucideButton icon={X} label={`Dismiss ${file.name}`} onClick={onDismiss} />
      </li>
    )
  }
  const percent = Math.min(100, Math.round((sent / file.size) * 100))
  return (
    <li className={row}>
      <img className={`${thumbnail} object-cover`} src={preview} alt="" />
      <div className="min-w-0 flex-1 gap-3 tablet:flex tablet:items-center">
        <div className="flex-1 wrap-anywhere">
          {file.name}
          <ProgressBar className="mt-1" label={`Uploading ${file.name}`} share={sent / file.size} />
        </div>
        <small className="text-13 text-quiet">
          {sent >= file.size
            ? 'Preparing its sizes'
            : sent > 0
              ? `${percent}%, ${megabytes(sent)} of ${megabytes(file.size)} MB`
              : 'Waiting'}
        </small>
      </div>
    </li>
  )
}
