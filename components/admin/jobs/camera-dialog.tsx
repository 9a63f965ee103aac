'use client'

import { Camera, Check, Images } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { BareButton, Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { type JobMoment } from '@/lib/job-types'
import { aspect } from '@/lib/jobs/pair-crop'
import { counted } from '@/lib/text/counted'
import { capitalized } from '@/lib/text/in-words'
import { CameraOverlay, OverlayControls, useOverlay } from './camera-overlay'
import { photosOf } from './job-text'
import { addPhotos, type LocalJob } from './use-jobs'
import { useCamera } from './use-camera'

type CameraDialogProps = { job: LocalJob; moment: JobMoment; onClose: () => void }

/** The camera, in full screen. For after photos it shows a before photo over the picture, to find the same angle. */
export function CameraDialog({ job, moment, onClose }: CameraDialogProps) {
  const { video, size, isMissing, take, onResize } = useCamera()
  const overlay = useOverlay(moment === 'after' ? photosOf(job, 'before') : [])
  const [takenCount, setTakenCount] = useState(0)
  const [announcement, setAnnouncement] = useState('')

  function add(photos: Blob[]) {
    if (photos.length === 0) return
    addPhotos(job.id, moment, photos, overlay.photo?.id)
    setTakenCount(takenCount + photos.length)
    setAnnouncement(`${counted(photos.length, 'photo')} added, ${takenCount + photos.length} in all`)
  }
  async function shoot() {
    const photo = await take()
    if (photo) add([photo])
  }
  const shape = size ? size.width / size.height : 4 / 3
  const title = `${capitalized(moment)} photos`
  return (
    <Dialog
      size="screen"
      labelledBy="camera-title"
      className="on-dark [--color-sheet:var(--color-ink)] across:flex-row!"
      onClose={onClose}
    >
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <div className="flex min-h-13 items-center justify-between gap-3 px-4 across:sr-only">
          <h2 id="camera-title">{title}</h2>
          <span className="text-15 text-sage">{takenCount > 0 && counted(takenCount, 'photo')}</span>
        </div>
        {isMissing ? (
          <NoCamera onPhotos={add} />
        ) : (
          <div className="@container-[size] relative grid min-h-0 flex-1 place-items-center overflow-hidden">
            <div
              className="relative bg-black"
              style={{ width: `min(100cqw, ${100 * shape}cqh)`, aspectRatio: shape }}
            >
              <video
                ref={video}
                autoPlay
                muted
                playsInline
                className="absolute inset-0 size-full"
                onLoadedMetadata={onResize}
                onResize={onResize}
              />
              <div
                className="absolute top-1/2 left-1/2 -translate-1/2"
                style={{ aspectRatio: aspect, [shape > aspect ? 'height' : 'width']: '100%' }}
              >
                {overlay.photo && <CameraOverlay overlay={overlay} />}
                <span className="pointer-events-none absolute inset-0 border-2 border-paper/80" />
              </div>
              {/* Flashes once for each photo, since its key is new. */}
              {takenCount > 0 && (
                <span
                  key={takenCount}
                  className="pointer-events-none absolute inset-0 bg-paper opacity-0 motion-safe:transition-opacity motion-safe:starting:opacity-80"
                />
              )}
            </div>
          </div>
        )}
        {size && shape < 1 && (
          <p className="px-4 pt-2 text-center text-13 text-sage">
            Turn the phone sideways for a larger picture.
          </p>
        )}
      </div>
      <div className="grid content-end gap-2 px-4 pt-2 pb-[max(20px,env(safe-area-inset-bottom))] across:w-56 across:content-center">
        {overlay.photo && !isMissing && <OverlayControls overlay={overlay} />}
        <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 across:grid-cols-1 across:justify-items-center">
          <FilePicker onPhotos={add} className="justify-self-start across:justify-self-center">
            <Images className="size-5" aria-hidden="true" />
            Library
          </FilePicker>
          {isMissing ? (
            <span />
          ) : (
            <BareButton
              aria-label="Take photo"
              aria-disabled={!size}
              data-first=""
              className="grid size-20 place-items-center rounded-full border-4 border-paper p-1 aria-disabled:opacity-50 focus-visible:outline-3 focus-visible:outline-offset-3"
              onClick={() => void shoot()}
            >
              <span className="size-full rounded-full bg-paper" />
            </BareButton>
          )}
          <Button look="light" className="justify-self-end across:justify-self-center" onClick={onClose}>
            <Check className="size-5" aria-hidden="true" />
            Done
          </Button>
        </div>
      </div>
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </Dialog>
  )
}

type FilePickerProps = {
  onPhotos: (photos: Blob[]) => void
  /** Opens the phone's own camera instead of its library. */
  capture?: boolean
  className?: string
  children: ReactNode
}

function FilePicker({ onPhotos, capture, className, children }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button look={capture ? 'light' : 'line'} className={className} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple={!capture}
        capture={capture ? 'environment' : undefined}
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={({ target }) => {
          onPhotos([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}

const NoCamera = ({ onPhotos }: Pick<FilePickerProps, 'onPhotos'>) => (
  <div className="grid flex-1 place-content-center justify-items-center gap-4 px-8 text-center">
    <p className="max-w-[34ch] text-16">
      This site can’t use the camera here. Take the photos with the phone’s own camera instead.
    </p>
    <FilePicker capture onPhotos={onPhotos}>
      <Camera className="size-5" aria-hidden="true" />
      Open the phone’s camera
    </FilePicker>
  </div>
)
