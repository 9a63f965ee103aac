'use client'

import { useState } from 'react'
import { staffCall } from '@/components/staff/staff-call'
import { useRefreshingTask } from '@/components/staff/use-refreshing-task'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { type Trial } from '@/lib/content-types'

type TryButtonProps = {
  path: string
  label: string
  /** The button's description for screen readers. */
  about: string
  /** The last outcome, with its time as a sentence. */
  last?: Trial & { when: string }
}

const words = { true: 'It worked.', false: 'That didn’t work.' }

/** Tries an integration and shows the outcome below its row. */
export function TryButton({ path, label, about, last }: TryButtonProps) {
  // The button isn't disabled meanwhile, because it would lose the focus.
  const { busy, run } = useRefreshingTask()
  const [trial, setTrial] = useState<Trial>()

  async function tryNow() {
    setTrial(undefined)
    const answer = await staffCall<Trial>('POST', path)
    setTrial(answer.ok ? answer.data : { works: false, says: answer.detail })
  }

  return (
    <>
      <Button
        className="max-tablet:ml-7.5"
        size="small"
        aria-busy={busy}
        aria-description={about}
        onClick={() => run(tryNow)}
      >
        {busy ? 'Trying...' : label}
      </Button>
      <p role="status" className="basis-full pl-7.5 empty:hidden">
        {trial && (
          <span
            className={cn(
              'block border-l-3 px-3.5 py-2.5',
              trial.works ? 'border-spruce bg-mist' : 'border-clay bg-clay-mist',
            )}
          >
            <b className="font-semibold">{words[`${trial.works}`]}</b> {trial.says}
          </span>
        )}
      </p>
      {last && !trial && (
        <p className="basis-full pl-7.5 text-13 text-stone tabular-nums">
          {last.when}{' '}
          <b className={cn('font-semibold', !last.works && 'text-clay')}>{words[`${last.works}`]}</b>{' '}
          {last.says}
        </p>
      )}
    </>
  )
}
