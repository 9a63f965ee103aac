'use client'

import { CloudUpload, TriangleAlert } from 'lucide-react'
import { askToSignIn } from '@/components/staff/sign-in-again'
import { Button } from '@/components/ui/button'
import { counted } from '@/lib/text/counted'
import { capitalized, inWords } from '@/lib/text/in-words'
import { type JobsState, sync } from './use-jobs'

/** Says what this device still has to send, and what is in the way. */
export function WaitingLine({ waiting, trouble }: Pick<JobsState, 'waiting' | 'trouble'>) {
  const { photos, jobs } = waiting
  const things = [photos && counted(photos, 'photo'), jobs && `the text of ${counted(jobs, 'job')}`].filter(
    (thing) => thing !== 0,
  )
  // Texts are sent as they are typed: without trouble they say so themselves.
  const isShown = photos > 0 || trouble !== undefined
  const isPlural = things.length > 1 || photos > 1
  const Icon = trouble && trouble.kind !== 'offline' ? TriangleAlert : CloudUpload
  async function send() {
    if (trouble?.kind === 'signed-out' && !(await askToSignIn(true))) return
    await sync()
  }
  return (
    <div role="status">
      {isShown && (
        <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 border-l-3 border-brass bg-brass-mist px-3.5 py-2.5">
          <Icon className="size-5 text-brass" aria-hidden="true" />
          <p className="min-w-0 flex-1 basis-52">
            {things.length > 0 && (
              <b className="font-semibold">
                {capitalized(inWords(things))} {isPlural ? 'wait' : 'waits'} on this device.{' '}
              </b>
            )}
            {trouble ? trouble.text : `${isPlural ? 'They are' : 'It is'} sent when there is a connection.`}
          </p>
          <Button className="max-tablet:w-full" onClick={() => void send()}>
            {trouble?.kind === 'signed-out' ? 'Sign in and send' : 'Send now'}
          </Button>
        </div>
      )}
    </div>
  )
}
