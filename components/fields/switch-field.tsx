import { type Control, Controller, type FieldPathByValue, type FieldValues } from 'react-hook-form'
import { Switch } from '@/components/ui/switch'

type SwitchFieldProps<Input extends FieldValues, Output> = {
  control: Control<Input, unknown, Output>
  name: FieldPathByValue<Input, boolean>
  label: string
  note: string
}

export const SwitchField = <Input extends FieldValues, Output>({
  control,
  name,
  label,
  note,
}: SwitchFieldProps<Input, Output>) => (
  <Controller
    control={control}
    name={name}
    render={({ field }) => (
      <Switch label={label} note={note} checked={field.value} onChange={field.onChange} />
    )}
  />
)
