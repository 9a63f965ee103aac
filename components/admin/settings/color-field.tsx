'use client'

import { type FieldValues, useController, useFormContext } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { type BrandColor, isColor, shownColors, tooLight, tooLightText } from '@/lib/brand-colors'
import { settingInput } from '@/lib/records/settings/values'

/** Edits a color by typing or picking. One that is too light for text is refused, with the nearest allowed one. */
export function ColorField({ name }: { name: BrandColor }) {
  const path = `colors.${name}`
  const { field, fieldState } = useController<FieldValues>({ name: path })
  const { setFocus } = useFormContext<FieldValues>()
  const color = String(field.value).toLowerCase()
  const { label, hint } = settingInput(path)
  const refusal = isColor(color) ? tooLight(color) : null
  const error = refusal ? tooLightText(color) : fieldState.error?.message
  return (
    <div className="grid content-start gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2">
        <Field label={label} hint={hint} error={error}>
          <Input
            {...field}
            value={String(field.value)}
            className="tabular-nums"
            autoComplete="off"
            spellCheck={false}
            maxLength={7}
          />
        </Field>
        <Input
          type="color"
          aria-label={`Pick the ${label.toLowerCase()}`}
          className="mt-6.5 w-14! cursor-pointer px-1.5! py-1.5!"
          value={isColor(color) ? color : shownColors({ main: '', accent: '' })[name]}
          onChange={({ target }) => field.onChange(target.value)}
        />
      </div>
      {refusal && (
        <div>
          <Button
            size="small"
            onClick={() => {
              field.onChange(refusal.nearest)
              // The button disappears with the refusal.
              setFocus(path)
            }}
          >
            <span
              className="size-4 rounded-picture"
              style={{ backgroundColor: refusal.nearest }}
              aria-hidden="true"
            />
            Use {refusal.nearest}
          </Button>
        </div>
      )}
    </div>
  )
}
