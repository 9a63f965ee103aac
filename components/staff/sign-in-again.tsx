'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field, FieldError, Input } from '@/components/ui/field'
import { type SignInFields, signInSchema } from '@/lib/schemas/sign-in'
import { CodeField } from './code-field'
import { signInWith } from './sign-in'

type Resolve = (signedIn: boolean) => void

const waitingCalls = new Set<Resolve>()
let open: ((saving: boolean) => void) | undefined

/**
 * Opens the sign-in dialog; `saving` says that a change waits to be saved. Needs SignInAgain on the page.
 * @returns true once somebody has signed in
 */
export function askToSignIn(saving: boolean): Promise<boolean> {
  if (!open) return Promise.resolve(false)
  open(saving)
  return new Promise((resolve) => waitingCalls.add(resolve))
}

const subscribers = new Set<() => void>()

/** Calls `run` after each new sign-in on this page. @returns a function that unsubscribes */
export function subscribeToSignIn(run: () => void): () => void {
  subscribers.add(run)
  return () => void subscribers.delete(run)
}

/** How many times somebody has signed in here. */
let signInCount = 0
subscribeToSignIn(() => void (signInCount += 1))

/** Sends a request, and once more if the answer refuses a session that somebody has renewed meanwhile. */
export async function withRenewedSession<Answer extends { status: number }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  const countBefore = signInCount
  const answer = await send()
  return answer.status === 401 && signInCount > countBefore ? send() : answer
}

/** The dialog for a session that ended while somebody was working. */
export function SignInAgain({ email }: { email: string }) {
  const [reason, setReason] = useState<'to-save' | 'to-go-on'>()
  const [refusal, setRefusal] = useState('')
  const [asksForCode, setAsksForCode] = useState(false)
  const { register, handleSubmit, resetField, setFocus, formState } = useForm<SignInFields>({
    resolver: zodResolver(signInSchema),
    defaultValues: { email, password: '', code: '' },
  })
  const { errors, isSubmitting: busy } = formState
  const form = useId()

  useEffect(() => {
    // If asked for twice, its text is about the unsaved change.
    open = (saving) => setReason((now) => (saving || now === 'to-save' ? 'to-save' : 'to-go-on'))
    return () => {
      open = undefined
    }
  }, [])

  function finish(signedIn: boolean) {
    setReason(undefined)
    for (const name of ['password', 'code'] as const) resetField(name)
    setAsksForCode(false)
    setRefusal('')
    for (const resolve of waitingCalls) resolve(signedIn)
    waitingCalls.clear()
    if (!signedIn) return
    for (const run of subscribers) run()
  }

  const submit = handleSubmit(async (fields) => {
    const refusal = await signInWith(fields)
    if (!refusal) return finish(true)
    setRefusal(refusal.wrong ? refusal.title : `${refusal.title} ${refusal.text}`)
    if (refusal.field === 'code') setAsksForCode(true)
  })

  useEffect(() => {
    if (asksForCode) setFocus('code')
  }, [asksForCode, setFocus])

  if (!reason) return null
  const saving = reason === 'to-save'
  return (
    <Dialog
      alert
      title={saving ? 'Sign in again to save' : 'Sign in again'}
      onClose={() => finish(false)}
      footer={
        <>
          <Button look="quiet" data-aside="" onClick={() => finish(false)}>
            {saving ? 'Not now, keep my changes here' : 'Not now'}
          </Button>
          <Button type="submit" look="primary" form={form} disabled={busy}>
            {busy ? 'Signing in...' : saving ? 'Sign in and save' : 'Sign in'}
          </Button>
        </>
      }
    >
      <p className="text-stone">
        {saving
          ? 'Your session ended. Your changes are kept in this browser and will be saved as soon as you’re back.'
          : 'Your session ended. You go on where you were as soon as you’re back.'}
      </p>
      <form
        id={form}
        className="mt-4.5 grid gap-4"
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <Field label="Email" error={errors.email?.message}>
          <Input type="email" autoComplete="username" {...register('email')} />
        </Field>
        <Field label="Password" error={errors.password?.message}>
          <Input
            type="password"
            autoComplete="current-password"
            {...register('password')}
            data-first={email ? '' : undefined}
          />
        </Field>
        {asksForCode && <CodeField error={errors.code?.message} {...register('code')} />}
        {refusal && (
          <div role="alert">
            <FieldError>{refusal}</FieldError>
          </div>
        )}
      </form>
    </Dialog>
  )
}
