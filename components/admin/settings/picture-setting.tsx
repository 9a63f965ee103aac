import { type ComponentProps } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { MediaPicker } from '@/components/media/media-picker'
import { settingName } from '@/lib/records/settings/values'

type PictureSettingProps = Pick<ComponentProps<typeof MediaPicker>, 'place' | 'isShown'> & { path: string }

/** Edits a setting that is a picture. */
export function PictureSetting({ path, ...picker }: PictureSettingProps) {
  const { field, fieldState } = useController<FieldValues>({ name: path })
  return (
    <MediaPicker
      label={settingName(path)}
      value={{ src: String(field.value) }}
      error={fieldState.error?.message}
      onChange={({ src }) => field.onChange(src)}
      {...picker}
    />
  )
}
