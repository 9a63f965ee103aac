'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useId } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
  useWatch,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

type Refusals = Partial<Record<string, string>>

type Editing<Values> = { values: Values; errors: Refusals; change: (part: Partial<Values>) => void }

type SaveDialogProps<Values extends FieldValues> = {
  title: string
  action: string
  intro?: ReactNode
  stored: Values
  schema: z.ZodMiniType<Values, Values>
  /** Returns null if it was saved, which closes the dialog; else the errors by field. */
  save: (values: Values) => Promise<Refusals | null>
  onClose: () => void
  children: (editing: Editing<Values>) => ReactNode
}

export function SaveDialog<Values extends FieldValues>(props: SaveDialogProps<Values>) {
  const { title, action, intro, stored, schema, save, onClose, children } = props
  const { clearErrors, control, handleSubmit, setError, setValue, formState } = useForm<Values>({
    defaultValues: stored as DefaultValues<Values>,
    resolver: zodResolver(schema),
  })
  const values = { ...stored, ...useWatch({ control }) } as Values
  const form = useId()

  const submit = handleSubmit(async (edited) => {
    const refusals = await save(edited)
    if (!refusals) return onClose()
    for (const [name, message] of Object.entries(refusals)) setError(name as Path<Values>, { message })
  })
  const errors = Object.fromEntries(
    Object.entries(formState.errors).map(([name, error]) => [name, error?.message as string | undefined]),
  )
  const change = (part: Partial<Values>) => {
    // Errors are about the previous values, and would keep the form invalid.
    clearErrors()
    for (const [name, value] of Object.entries(part))
      setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="primary" form={form} disabled={formState.isSubmitting}>
            {action}
          </Button>
        </>
      }
    >
      {intro && <p className="text-stone">{intro}</p>}
      <form
        id={form}
        className="mt-4.5 grid gap-4"
        noValidate
        onSubmit={(event) => {
          clearErrors()
          void submit(event)
        }}
      >
        {children({ values, errors, change })}
      </form>
    </Dialog>
  )
}
