import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { Field, Input } from '@/components/ui/field'
import { useHydrated } from '@/components/ui/use-hydrated'
import { type FillText } from '@/lib/text/fill-known'
import { optionalLabel } from './form-fields'
import type * as photoUploads from './photo-uploads'
import { type ClaimPhotos, hasStoredPhotos, hasWaiting } from './waiting-requests'

/** Safari doesn't focus a file input that is clicked. */
const begins = ['focusin', 'click'] as const

type PhotoFieldProps = {
  ref: Ref<ClaimPhotos>
  /** True while the form is sent: photos added then would stay behind. */
  disabled: boolean
  words: FillText
}

/**
 * A form's photos. Without script it is a plain file input. With it, photo-uploads.ts takes the files: it is loaded once
 * somebody fills in the form, so that it is there should the connection fail.
 */
export function PhotoField({ ref, disabled, words }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [uploader, setUploader] = useState<{ uploads: typeof photoUploads; field: HTMLInputElement }>()
  const isHydrated = useHydrated()

  const load = useCallback(async () => {
    const uploads = await import('./photo-uploads')
    if (input.current) setUploader({ uploads, field: input.current })
    return uploads
  }, [])
  useImperativeHandle(
    ref,
    () => async (key) => {
      const field = input.current
      if (!field || !(uploader ?? field.files?.[0])) return false
      return (uploader?.uploads ?? (await load())).claimPhotos(field, key)
    },
    [load, uploader],
  )
  useEffect(() => {
    const form = input.current?.form
    if (uploader || !form) return
    const begin = () => void load().catch(() => undefined)
    if (form.contains(document.activeElement) || input.current?.files?.[0] || hasStoredPhotos()) begin()
    for (const type of begins) form.addEventListener(type, begin)
    return () => {
      for (const type of begins) form.removeEventListener(type, begin)
    }
  }, [load, uploader])

  return (
    <div className="grid gap-3">
      <Field
        label={optionalLabel('Photos of the room', words)}
        hint={words('Up to 8, from your camera or your pictures.')}
      >
        <Input
          type="file"
          // The form's texts are read without it.
          name={isHydrated ? undefined : 'photos'}
          multiple
          accept="image/jpeg,image/png,image/webp"
          // The list has them; that no file is chosen would be wrong beside it.
          style={uploader && { color: 'transparent' }}
          disabled={disabled}
          ref={input}
        />
      </Field>
      {uploader && <uploader.uploads.PhotoList input={uploader.field} isWaiting={hasWaiting} />}
    </div>
  )
}
