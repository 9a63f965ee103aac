import { MediaPicker } from '@/components/media/media-picker'

type PictureFieldProps = {
  label: string
  value: string
  /** Left out where the block keeps no description of its own. */
  alt?: string
  onChange: (src: string, alt: string) => void
  error?: string
}

/** A picture from the library. `onChange` also tells the picture's own description. */
export function PictureField({ label, value, alt, onChange, error }: PictureFieldProps) {
  return (
    <MediaPicker
      label={label}
      value={{ src: value, alt }}
      onChange={(picture) => onChange(picture.src, picture.alt)}
      error={error}
    />
  )
}
