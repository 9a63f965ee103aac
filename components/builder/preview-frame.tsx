'use client'

import { Monitor, Pencil, Smartphone, Tablet } from 'lucide-react'
import { StaffLink } from '@/components/ui/staff-link'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { type LocalCopy, type LocalCopyStore } from '@/components/staff/local-copy-store'
import { buttonClass } from '@/components/ui/button'
import { iconButtonClass } from '@/components/ui/icon-button'
import { Segmented } from '@/components/ui/segmented'
import { UnsavedMark } from '@/components/staff/status'
import { Bar, BarBack, BarTitle } from './bar'
import { type Device, DeviceFrame } from './device-frame'

const deviceOptions = (
  [
    { value: 'desktop', Icon: Monitor, text: 'Desktop' },
    { value: 'tablet', Icon: Tablet, text: 'Tablet' },
    { value: 'phone', Icon: Smartphone, text: 'Phone' },
  ] as const
).map(({ value, Icon, text }) => ({
  value,
  label: (
    <>
      <Icon className="size-4" aria-hidden="true" />
      {text}
    </>
  ),
}))

type PreviewFrameProps = {
  title: string
  list: { name: string; href: string }
  edit: string
  isUnsaved: boolean
  children: ReactNode
}

export function PreviewFrame({ title, list, edit, isUnsaved, children }: PreviewFrameProps) {
  const [device, setDevice] = useState<Device>('desktop')
  const [stage, setStage] = useState<HTMLElement | null>(null)
  return (
    <div data-full-screen="">
      <Bar>
        <BarBack href={isUnsaved ? edit : list.href}>
          {isUnsaved ? '← Back to Editing' : `← Back to ${list.name}`}
        </BarBack>
        <div className="min-w-0 tablet:flex tablet:items-center tablet:gap-4">
          <BarTitle>Preview: {title}</BarTitle>
          {isUnsaved && <UnsavedMark>With your unsaved changes</UnsavedMark>}
        </div>
        <div className="ml-auto flex flex-none items-center gap-2">
          <div className="max-tablet:hidden">
            <Segmented label="Width" value={device} onChange={setDevice} options={deviceOptions} />
          </div>
          <StaffLink className={buttonClass({ className: 'max-tablet:hidden' })} href={edit}>
            <Pencil className="size-4" aria-hidden="true" />
            Edit
          </StaffLink>
          <StaffLink
            className={iconButtonClass({ className: 'tablet:hidden' })}
            href={edit}
            aria-label="Edit"
          >
            <Pencil className="size-4.5" aria-hidden="true" />
          </StaffLink>
        </div>
      </Bar>
      <main className="min-h-[calc(100dvh-60px)] bg-desk tablet:p-7" id="main">
        <DeviceFrame title="Preview" device={device} fit stage={stage} onStage={setStage}>
          {/* The builder's own styles end here (on-page.css). */}
          <div data-visitors="">{children}</div>
        </DeviceFrame>
      </main>
    </div>
  )
}

const never = () => () => undefined

/**
 * Returns the last local copy of a record, read once; null on the server and if `isWanted` is false. Back in the
 * editor the draft is resumed without a question.
 */
export function usePreviewedCopy<Draft>(
  store: LocalCopyStore<Draft>,
  id: string,
  isWanted: boolean,
): LocalCopy<Draft> | null {
  const [read] = useState(() => {
    let copy: LocalCopy<Draft> | null | undefined
    return () => {
      if (copy === undefined) copy = (isWanted ? store.listLocal(id).at(-1) : null) ?? null
      return copy
    }
  })
  const localCopy = useSyncExternalStore(never, read, () => null)
  useEffect(() => {
    if (localCopy) store.resumeLater(id)
  }, [localCopy, store, id])
  return localCopy
}
