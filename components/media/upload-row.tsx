import { CircleAlert, X } from 'lucide-react'
import { type Upload } from './use-uploads'

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)

type UploadRowProps = { upload: Upload; onRetry: () => void; onDismiss: () => void }

/** One file on its way, or why it wasn't taken. */
export function UploadRow({ upload, onRetry, onDismiss }: UploadRowProps) {
  const { file, preview, sent, failure, again } = upload
  if (failure) {
    return (
      <li className="upl">
        <span className="thumb">
          <CircleAlert className="i" aria-hidden="true" />
        </span>
        <div>
          {file.name}
          <p className="upl__why" role="alert">
            {failure}
          </p>
          {again && (
            <button type="button" className="btn btn--s" onClick={onRetry}>
              Try again
            </button>
          )}
        </div>
        <button type="button" className="ib" aria-label={`Dismiss ${file.name}`} onClick={onDismiss}>
          <X className="i i--s" aria-hidden="true" />
        </button>
      </li>
    )
  }
  const percent = Math.min(100, Math.round((sent / file.size) * 100))
  return (
    <li className="upl">
      <img className="thumb" src={preview} alt="" />
      <div>
        {file.name}
        <div
          className="progress"
          role="progressbar"
          aria-label={`Uploading ${file.name}`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <i style={{ width: `${percent}%` }} />
        </div>
      </div>
      <small>
        {sent >= file.size
          ? 'Preparing its sizes'
          : sent > 0
            ? `${percent}%, ${megabytes(sent)} of ${megabytes(file.size)} MB`
            : 'Waiting'}
      </small>
    </li>
  )
}
