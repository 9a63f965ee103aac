'use client'

import { Copy, Link as Chain } from 'lucide-react'
import { useRef, useState } from 'react'
import { copyText } from '@/components/staff/copy-text'
import { staffCall } from '@/components/staff/staff-call'
import { readAsStaff, setQueryData, useStaffQuery } from '@/components/staff/staff-query'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { showError, showToast } from '@/components/ui/toast'
import { officeTime } from '@/lib/time/office-time'
import { PanelSection } from './side-panel'

type StoredLink = { since: string | null }

/** Makes a link to the saved page for people without an account. It isn't stored, so it is shown only once. */
export function PreviewLink({ pageId }: { pageId: string }) {
  const path = `/api/pages/${pageId}/preview-link`
  const { data } = useStaffQuery<StoredLink>({ queryKey: [path], queryFn: readAsStaff(path) })
  const since = data?.since ?? null
  const setSince = (since: string | null) => setQueryData<StoredLink>([path], { since })
  const [link, setLink] = useState<string | null>(null)
  const section = useRef<HTMLElement>(null)

  const failed = (detail: string) => showError('Failed to change the preview link', detail)

  async function make() {
    const answer = await staffCall<{ link: string }>('POST', path)
    if (!answer.ok) return failed(answer.detail)
    setLink(answer.data.link)
    setSince(new Date().toISOString())
  }

  async function end() {
    const answer = await staffCall('DELETE', path)
    if (!answer.ok) return failed(answer.detail)
    setLink(null)
    setSince(null)
    // The pressed button disappears; the focus stays here.
    section.current?.focus()
    showToast({ title: 'The preview link no longer works' })
  }

  return (
    <PanelSection
      title="Preview link"
      hint={
        since
          ? `Made ${officeTime(since)}. Anyone with the link sees the saved page.${link ? '' : ' You can’t copy it again. A new link turns this one off.'}`
          : 'Lets someone without an account see the saved page, until you turn it off.'
      }
      ref={section}
    >
      {link && (
        <Field label="The link" hint="Copy it now. You won’t see it again.">
          <Input readOnly value={link} onFocus={(event) => event.target.select()} />
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        {link && (
          <Button size="small" look="strong" onClick={() => void copyText(link, 'Preview link copied')}>
            <Copy className="size-4" aria-hidden="true" />
            Copy link
          </Button>
        )}
        <Button
          size="small"
          title={since ? 'The old link no longer works' : undefined}
          onClick={() => void make()}
        >
          <Chain className="size-4" aria-hidden="true" />
          {since ? 'Make a new link' : 'Make a preview link'}
        </Button>
        {since && (
          <Button size="small" look="danger" onClick={() => void end()}>
            Turn off the link
          </Button>
        )}
      </div>
    </PanelSection>
  )
}
