import { type PicturePlace } from '@/components/media/media-dialog'
import { MediaPicker } from '@/components/media/media-picker'

type PictureFieldProps = {
  label: string
  value: string
  place?: PicturePlace
  /** Left out where the block keeps no description of its own. */
  alt?: string
  decorative?: boolean
  /** There is no place without one: what is removed is the whole row that it stands in. */
  isNeeded?: boolean
  onChange: (src: string, alt: string, decorative?: boolean) => void
  error?: string
}

/** A picture from the library. `onChange` also tells the picture's own description, or that it is decoration. */
export function PictureField({ value, alt, decorative, onChange, ...field }: PictureFieldProps) {
  return (
    <MediaPicker
      {...field}
      value={{ src: value, alt, decorative }}
      onChange={(picture) => onChange(picture.src, picture.alt, picture.decorative)}
    />
  )
}
