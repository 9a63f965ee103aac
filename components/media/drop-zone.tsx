import { Upload } from 'lucide-react'
import { useRef } from 'react'

/** Where files are dropped or chosen; the drop itself is caught by the whole dialog. */
export function DropZone({ active, onFiles }: { active: boolean; onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={active ? 'dropz dropz--on' : 'dropz'}>
      <Upload className="i" aria-hidden="true" />
      <span>
        <b>
          <span className="wide">{active ? 'Let go to add them' : 'Drop pictures here'}</span>
          <span className="narrow">Add pictures</span>
        </b>
        <small>JPEG, PNG or WebP, up to 15 MB each</small>
      </span>
      <button type="button" className="btn" onClick={() => input.current?.click()}>
        <span className="wide">Choose files</span>
        <span className="narrow">Take a photo or choose one</span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/jpeg,image/png,image/webp"
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
