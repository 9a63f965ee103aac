import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-hydrated'

/** Phones convert HEIC to JPEG themselves unless it is accepted; other devices need as-jpeg.ts. */
const accepted = (isRunning: boolean): string =>
  `image/jpeg,image/png,image/webp${isRunning && navigator.maxTouchPoints === 0 ? ',image/heic,image/heif' : ''}`

/** Lets files be chosen; the dialog around it handles drops. */
export function DropZone({ active, onFiles }: { active: boolean; onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const listens = useHydrated()
  return (
    <div
      className={
        'flex items-center gap-3 rounded-control border px-4 py-3.5 max-tablet:flex-wrap ' +
        (active ? 'border-spruce bg-mist' : 'border-dashed border-edge')
      }
    >
      <Upload className="size-4.5" aria-hidden="true" />
      <span className="flex-1">
        <b className="block font-semibold">
          <span className="max-tablet:hidden">{active ? 'Let go to add them' : 'Drop pictures here'}</span>
          <span className="tablet:hidden">Add pictures</span>
        </b>
        <small className="block text-13 text-quiet">JPEG, PNG or WebP, up to 15 MB each</small>
      </span>
      <Button className="max-tablet:w-full" onClick={() => input.current?.click()}>
        <span className="max-tablet:hidden">Choose files</span>
        <span className="tablet:hidden">Take a photo or choose one</span>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        disabled={!listens} // a file chosen before would be lost
        multiple
        accept={accepted(listens)}
        aria-label="Pictures to add"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // The same file can be chosen again.
          event.target.value = ''
        }}
      />
    </div>
  )
}
