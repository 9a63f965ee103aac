import { Paperclip } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { leadFileTypes } from './upload-lead-file'

type AddFilesButtonProps = {
  /** Names the file input. */
  label: string
  busy: boolean
  className?: string
  onChosen: (files: File[]) => void
}

/** Chooses photos and PDFs from the device. */
export function AddFilesButton({ label, busy, className, onChosen }: AddFilesButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        size="small"
        className={className}
        aria-busy={busy}
        disabled={busy}
        onClick={() => input.current?.click()}
      >
        <Paperclip className="size-4" aria-hidden="true" />
        Add photos or files
      </Button>
      <input
        type="file"
        hidden
        multiple
        accept={leadFileTypes}
        ref={input}
        aria-label={label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length > 0) onChosen(files)
        }}
      />
    </>
  )
}
