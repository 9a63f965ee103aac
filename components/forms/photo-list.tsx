import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { useWords } from '@/components/ui/use-words'
import { detailOf } from '@/lib/media/send-file'
import { type FillText } from '@/lib/text/fill-known'
import {
  formOf,
  type Photo,
  photoState,
  removePhotos,
  restorePhotos,
  subscribeToPhotos,
  takeFiles,
  upload,
} from './photo-queue'
import { type SendError } from './send'

type PhotoListProps = {
  input: HTMLInputElement
  /** Returns true if the request with this key is still to be sent. */
  isWaiting: (key?: string) => boolean
}

/** The photos of a form: which are ready, on their way or refused. */
export function PhotoList({ input, isWaiting }: PhotoListProps) {
  const words = useWords()
  const list = useRef<HTMLUListElement>(null)
  const { photos, problems, trouble } = useSyncExternalStore(subscribeToPhotos, photoState)
  const form = formOf(input)
  const shownPhotos = photos.filter((photo) => photo.isShown && photo.form === form)
  const formProblems = problems.filter((problem) => problem.form === form)
  const unsentPhotos = shownPhotos.filter(({ uploadId }) => !uploadId)

  useEffect(() => {
    const take = () => takeFiles(input)
    take()
    void restorePhotos(form, isWaiting)
    input.addEventListener('change', take)
    return () => input.removeEventListener('change', take)
  }, [input, form, isWaiting])

  function remove(photo: Photo) {
    const buttons = list.current?.querySelectorAll('button') ?? []
    const index = shownPhotos.indexOf(photo)
    const next = buttons[index + 1] ?? buttons[index - 1] ?? input
    next.focus()
    removePhotos([photo.id])
  }

  return (
    <>
      {shownPhotos.length > 0 && (
        <ul className="grid border-t border-line" ref={list}>
          {shownPhotos.map((photo) => (
            <li key={photo.id} className="flex items-center gap-3 border-b border-line py-2">
              {photo.preview ? (
                <img className="size-16 flex-none rounded-picture object-cover" src={photo.preview} alt="" />
              ) : (
                <span className="size-16 flex-none rounded-picture bg-sand" />
              )}
              <div className="grid min-w-0 flex-1">
                <span className="wrap-anywhere">{photo.name}</span>
                <span className="text-small text-quiet">{stateText(photo, trouble, words)}</span>
                {photo.share !== undefined && (
                  <span
                    className="bg-spruce"
                    style={{ width: `${photo.share * 100}%`, height: 4 }}
                    aria-hidden="true"
                  />
                )}
              </div>
              <IconButton label={`Remove ${photo.name}`} onClick={() => remove(photo)}>
                <Icon name="close" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {formProblems.length > 0 && (
        <div role="alert" className="grid gap-1.5">
          {formProblems.map(({ text }) => (
            <FieldError key={text}>{text}</FieldError>
          ))}
        </div>
      )}
      {shownPhotos.length > 0 && (
        <p className="text-small text-quiet" role="status">
          {statusText(shownPhotos, trouble, words)}
        </p>
      )}
      {trouble && unsentPhotos.length > 0 && (
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={upload}>
            {words('Try again')}
          </Button>
          {trouble.status > 0 && (
            <Button
              size="small"
              onClick={() => {
                removePhotos(unsentPhotos.map(({ id }) => id))
                input.form?.requestSubmit()
              }}
            >
              {words(unsentPhotos.length < shownPhotos.length ? 'Send what is ready' : 'Send without photos')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

function stateText(
  { blob, share, uploadId }: Photo,
  trouble: SendError | undefined,
  words: FillText,
): string {
  if (uploadId) return words('Ready')
  if (share !== undefined) return words('Sending, {percent}%', { percent: `${Math.round(share * 100)}` })
  if (!blob) return words('Being prepared')
  return words(trouble?.status === 0 ? 'Waiting for a connection' : 'Waiting')
}

/** Says in one line how far all photos are. */
function statusText(photos: readonly Photo[], trouble: SendError | undefined, words: FillText): string {
  const ready = photos.filter(({ uploadId }) => uploadId).length
  const count = String(photos.length)
  if (ready === photos.length)
    return ready === 1 ? words('1 photo is ready.') : words('{count} photos are ready.', { count })
  if (trouble?.status === 0) return words('Waiting for a connection. The photos then go on by themselves.')
  if (trouble) return detailOf(trouble) || words('The photos can’t be sent at the moment.')
  if (!photos.some(({ blob, uploadId }) => blob && !uploadId)) return words('Preparing the photos…')
  return words('Sending photo {number} of {count}…', { number: String(ready + 1), count })
}
