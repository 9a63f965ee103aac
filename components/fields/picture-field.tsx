import { type PicturePlace } from '@/components/media/media-dialog'
import { MediaPicker } from '@/components/media/media-picker'

type PictureFieldProps = {
  label: string
  value: string
  place?: PicturePlace
  /** Undefined if the block keeps no alt text. */
  alt?: string
  decorative?: boolean
  /** True if it can't be removed alone, only with its row. */
  isNeeded?: boolean
  onChange: (src: string, alt: string, decorative?: boolean) => void
  error?: string
}

export const PictureField = ({ value, alt, decorative, onChange, ...field }: PictureFieldProps) => (
  <MediaPicker
    {...field}
    value={{ src: value, alt, decorative }}
    onChange={(picture) => onChange(picture.src, picture.alt, picture.decorative)}
  />
)
