'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { staffCall } from '@/components/staff/staff-call'
import { Switch } from '@/components/ui/switch'
import { showError, showToast } from '@/components/ui/toast'

type SecondStepRuleProps = {
  isRequired: boolean
  /** True if whoever is signed in has a second factor; otherwise it can't be required of others. */
  isYours: boolean
  without: number
}

/** Switches between optional and required two-step verification. */
export function SecondStepRule({ isRequired, isYours, without }: SecondStepRuleProps) {
  const router = useRouter()
  const [isOn, setIsOn] = useState(isRequired)

  async function change(next: boolean) {
    setIsOn(next)
    const answer = await staffCall('PUT', '/api/staff/second-factor', { isRequired: next })
    if (!answer.ok) {
      setIsOn(!next)
      return showError('Not changed', answer.detail)
    }
    showToast({
      title: next ? 'Two-step verification is required now' : 'Two-step verification is each person’s choice',
    })
    router.refresh()
  }

  return (
    <section aria-labelledby="second-step" className="mt-10 max-w-[64ch]">
      <h3 id="second-step" className="mb-3">
        Two-step verification
      </h3>
      <Switch
        label="Required for everyone"
        note={
          isYours || isRequired ? effectText(without, isOn) : 'Set up your own first, under Your account.'
        }
        checked={isOn}
        disabled={!isYours && !isRequired}
        onChange={(next) => void change(next)}
      />
    </section>
  )
}

function effectText(without: number, isRequired: boolean): string {
  if (without === 0) return 'Everyone has it.'
  const people = without === 1 ? 'One person doesn’t have it' : `${without} people don’t have it`
  return `${people}. They ${isRequired ? '' : 'would '}set it up before they can do anything else.`
}
