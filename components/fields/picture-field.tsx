import { MediaPicker } from '@/components/media/media-picker'

type PictureFieldProps = {
  label: string
  value: string
  /** Left out where the block keeps no description of its own. */
  alt?: string
  /** There is no place without one: what is removed is the whole row that it stands in. */
  isNeeded?: boolean
  onChange: (src: string, alt: string) => void
  error?: string
}

/** A picture from the library. `onChange` also tells the picture's own description. */
export function PictureField({ value, alt, onChange, ...field }: PictureFieldProps) {
  return (
    <MediaPicker
      {...field}
      value={{ src: value, alt }}
      onChange={(picture) => onChange(picture.src, picture.alt)}
    />
  )
}
