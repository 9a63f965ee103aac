'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Status } from '@/components/ui/badge'
import {
  AppDialog,
  type AppSecret,
  NewCodesDialog,
  PasswordDialog,
  RecoveryCodes,
  SwitchOffDialog,
} from './second-factor-dialogs'

type SecondFactorProps = {
  email: string
  /** The time since which it is on, in words, and the number of recovery codes left; null while it is off. */
  on: { since: string; codesLeft: number } | null
}

type Step =
  | { name: 'password' | 'new-codes' | 'switch-off' }
  | ({ name: 'app' } & AppSecret)
  | { name: 'codes'; codes: string[] }

/** Sets the second factor up, renews its recovery codes, switches it off. */
export function SecondFactor({ email, on }: SecondFactorProps) {
  const router = useRouter()
  const [step, setStep] = useState<Step>()

  function close() {
    setStep(undefined)
    router.refresh()
  }
  const showCodes = (codes: string[]) => setStep({ name: 'codes', codes })

  return (
    <>
      {on ? (
        <div className="grid gap-4">
          <p>
            <Status status="published">On</Status>
            <span className="mt-1 block text-stone">
              Since {on.since}. {leftInWords(on.codesLeft)}
            </span>
          </p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setStep({ name: 'new-codes' })}>New recovery codes</Button>
            <Button look="danger" onClick={() => setStep({ name: 'switch-off' })}>
              Turn off
            </Button>
          </div>
        </div>
      ) : (
        <div className="grid gap-4">
          <p>
            <Status status="draft">Off</Status>
          </p>
          <div>
            <Button look="primary" onClick={() => setStep({ name: 'password' })}>
              Set up
            </Button>
          </div>
        </div>
      )}
      {step?.name === 'password' && (
        <PasswordDialog
          email={email}
          onDone={(secret) => setStep({ name: 'app', ...secret })}
          onClose={close}
        />
      )}
      {step?.name === 'app' && (
        <AppDialog secret={step.secret} qr={step.qr} onDone={showCodes} onClose={close} />
      )}
      {step?.name === 'codes' && <RecoveryCodes codes={step.codes} onClose={close} />}
      {step?.name === 'new-codes' && <NewCodesDialog onDone={showCodes} onClose={close} />}
      {step?.name === 'switch-off' && <SwitchOffDialog email={email} onClose={close} />}
    </>
  )
}

function leftInWords(count: number): string {
  if (count === 0) return 'No recovery codes are left: make new ones.'
  return count === 1 ? 'One recovery code is left: make new ones.' : `${count} recovery codes are left.`
}
