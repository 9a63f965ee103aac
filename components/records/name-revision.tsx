'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { revisionSchema } from '@/lib/schemas/pages'

const nameSchema = z.pick(revisionSchema, { name: true })

type NameRevisionProps = { onName: (name: string) => Promise<boolean>; hint?: string }

/** Saves the page or post and keeps that state under a name; `hint` says what that doesn't do. */
export function NameRevision({ onName, hint }: NameRevisionProps) {
  const { register, handleSubmit, reset, formState } = useForm({
    defaultValues: { name: '' },
    resolver: zodResolver(nameSchema),
  })
  const submit = handleSubmit(async ({ name }) => {
    if (await onName(name)) reset()
  })
  return (
    <form
      className="grid justify-items-start gap-2 border-b border-hair-strong pb-3.5"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <Field className="w-full" label="Name this version" hint={hint} error={formState.errors.name?.message}>
        <Input placeholder="Before the spring prices" {...register('name')} />
      </Field>
      <Button type="submit" look="strong" size="small">
        Save with this name
      </Button>
    </form>
  )
}
