'use client'

import { Check, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useBusinessName } from '@/components/staff/business-context'
import { copyText } from '@/components/staff/copy-text'
import { Button } from '@/components/ui/button'
import { Field, Input, Select } from '@/components/ui/field'
import { type JobPermission as Permission, permissionWays } from '@/lib/job-types'
import { capitalized } from '@/lib/text/in-words'
import { officeDay } from '@/lib/time/office-time'
import { longDayText } from '@/lib/visits/calendar-text'
import { changeJob, type LocalJob } from './use-jobs'

type JobPermissionProps = {
  job: LocalJob
  /** The lead's name. */
  homeowner: string
  error?: string
}

/** Records that the homeowner allows the photos to be shown, without which nothing is published. */
export function JobPermission({ job, homeowner, error }: JobPermissionProps) {
  const { permission } = job
  return (
    <section aria-label="Permission" className="grid gap-4">
      <div>
        <h2>Permission</h2>
        <p className="mt-1 text-stone">It is their home: photos are published only if its owner said yes.</p>
      </div>
      {permission ? (
        <div className="flex items-center gap-3 border-y border-hair py-2">
          <Check className="size-5 text-spruce" aria-hidden="true" />
          <p className="min-w-0 flex-1">
            <b className="font-semibold">{permission.name}</b> said yes {permission.way},{' '}
            {longDayText(permission.givenOn)}.
          </p>
          <Button look="quiet" onClick={() => changeJob(job.id, { permission: null })}>
            Change
          </Button>
        </div>
      ) : (
        <PermissionForm job={job} homeowner={homeowner} error={error} />
      )}
    </section>
  )
}

function PermissionForm({ job, homeowner, error }: JobPermissionProps) {
  const [fields, setFields] = useState<Permission>(() => ({
    name: homeowner,
    way: 'in person',
    givenOn: officeDay(new Date().toISOString()),
  }))
  const [nameError, setNameError] = useState('')
  const business = useBusinessName()
  const change = (part: Partial<Permission>) => setFields((now) => ({ ...now, ...part }))

  async function ask() {
    const text = `May we show before and after photos of your ${job.projectType} on our website? Your name and address stay out of it. A short “yes” is enough. ${business}`
    if (!('share' in navigator)) return copyText(text, 'Copied: paste it into a message')
    try {
      await navigator.share({ text })
    } catch {
      // Closed without choosing anybody.
    }
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const name = fields.name.trim()
        if (!name) return setNameError('Enter the homeowner’s name')
        changeJob(job.id, { permission: { ...fields, name } })
      }}
    >
      <Field label="Homeowner" error={nameError || error}>
        <Input
          autoComplete="off"
          autoCapitalize="words"
          value={fields.name}
          onChange={({ target }) => {
            setNameError('')
            change({ name: target.value })
          }}
        />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Said yes">
          <Select
            value={fields.way}
            onChange={({ target }) => change({ way: permissionWays.find((way) => way === target.value) })}
          >
            {permissionWays.map((way) => (
              <option key={way} value={way}>
                {capitalized(way)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="On">
          <Input
            type="date"
            required
            value={fields.givenOn}
            onChange={({ target }) => target.value && change({ givenOn: target.value })}
          />
        </Field>
      </div>
      <div className="grid gap-2 sm:flex">
        <Button type="submit" look="strong">
          <Check className="size-5" aria-hidden="true" />
          Record permission
        </Button>
        <Button look="quiet" onClick={() => void ask()}>
          <Share2 className="size-4" aria-hidden="true" />
          Ask for it by message
        </Button>
      </div>
    </form>
  )
}
