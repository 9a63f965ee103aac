'use client'

import { CircleAlert } from 'lucide-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type Refusal, refusals, signInWith } from '@/components/staff/sign-in'
import { BareButton, Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { type SignInFields, signInSchema } from '@/lib/schemas/sign-in'

const screens: Record<string, string> = {
  pages: 'Pages',
  blog: 'Blog',
  content: 'Content',
  settings: 'Settings',
  leads: 'Leads',
}
/** E-mail and password; a refusal never says which of the two was wrong. */
export function LoginForm({ target }: { target: string }) {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [shown, setShown] = useState(false)
  const { register, handleSubmit, setFocus, formState } = useForm<SignInFields>({
    resolver: zodResolver(signInSchema),
  })
  const { errors, isSubmitting, isSubmitSuccessful } = formState
  const busy = isSubmitting || (isSubmitSuccessful && !refusal)
  const screen = screens[target.split(/[/?]/)[2] ?? ''] ?? 'the Dashboard'

  const submit = handleSubmit(async (fields) => {
    const refused = await signInWith(fields)
    setRefusal(refused)
    if (refused) setFocus('password', { shouldSelect: true })
    else location.assign(target)
  })

  return (
    <form
      method="post"
      noValidate
      className="my-auto grid w-full max-w-95 gap-4"
      onSubmit={(event) => void submit(event)}
    >
      <div>
        <h1 className="mb-2.5 font-serif text-34 leading-[1.1] font-[430] tracking-[-0.022em]">Sign in</h1>
        <p className="mb-2 text-15 text-stone">You’ll go straight to {screen}.</p>
      </div>
      {refusal && (
        <div className="flex gap-2.5 border-l-3 border-clay bg-clay-mist px-3.5 py-2.75" role="alert">
          <CircleAlert className="mt-0.5 size-4 flex-none text-clay" aria-hidden="true" />
          <span>
            <b className="font-semibold">{refusal.title}</b> {refusal.text}
          </span>
        </div>
      )}
      <Field label="E-mail" error={errors.email?.message}>
        <Input type="email" autoComplete="username" {...register('email')} />
      </Field>
      <Field
        label="Password"
        error={errors.password?.message}
        note={
          <BareButton
            className="-my-3.5 py-3.5 pl-3 font-semibold text-spruce hover:underline"
            aria-label="Show password"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </BareButton>
        }
      >
        <Input
          {...(refusal === refusals.mismatch && { 'aria-invalid': true })}
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          {...register('password')}
        />
      </Field>
      <Button type="submit" look="primary" wide className="mt-2" disabled={busy}>
        {busy ? 'Signing in...' : 'Sign in'}
      </Button>
    </form>
  )
}
