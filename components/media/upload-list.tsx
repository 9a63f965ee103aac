import { UploadRow } from './upload-row'
import { type Upload } from './use-uploads'

type UploadListProps = {
  uploads: readonly Upload[]
  onRetry: (upload: Upload) => void
  onDismiss: (key: number) => void
  className?: string
}

export function UploadList({ uploads, onRetry, onDismiss, className }: UploadListProps) {
  if (uploads.length === 0) return null
  return (
    <ul className={className}>
      {uploads.map((upload) => (
        <UploadRow
          key={upload.key}
          upload={upload}
          onRetry={() => onRetry(upload)}
          onDismiss={() => onDismiss(upload.key)}
        />
      ))}
    </ul>
  )
}
