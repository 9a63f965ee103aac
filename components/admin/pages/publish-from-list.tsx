'use client'

import { useEffect, useEffectEvent } from 'react'
import { draftOf } from '@/components/builder/draft'
import { PublishQuestion } from '@/components/builder/publish-dialog'
import { type PageRow } from '@/components/page-settings/page-row'
import { readAsStaff, useStaffQuery } from '@/components/staff/staff-query'
import { showError } from '@/components/ui/toast'
import { type Page } from '@/lib/content-types'
import { type Schedule } from '@/lib/page-document/schedule'

type PublishFromListProps = {
  page: PageRow
  /** `version` is the page's as it was checked. */
  onPublish: (shown: Schedule, version: number) => void
  /** Opens the page, in which staff want to look at a finding first. */
  onShow: () => void
  onClose: () => void
}

/** Asks the builder's question before a stored page, or its waiting draft, goes live. */
export function PublishFromList({ page: row, onPublish, onShow, onClose }: PublishFromListProps) {
  const path = `/api/pages/${row.id}/draft`
  const { data, error } = useStaffQuery<{ page: Page }>({ queryKey: [path], queryFn: readAsStaff(path) })
  const fail = useEffectEvent((description: string) => {
    showError('Failed to check the page', description)
    onClose()
  })
  useEffect(() => {
    if (error) fail(error.message)
  }, [error])
  if (!data) return null
  const { page } = data
  const draft = draftOf(page)
  return (
    <PublishQuestion
      draft={{ ...draft, settings: { ...draft.settings, publishAt: null } }}
      stored={draft.settings}
      changed={page.draft !== undefined}
      live={page.isPublished ? `/${page.slug}` : null}
      onClose={onClose}
      onPublish={(moments) => onPublish(moments, page.version)}
      onShow={onShow}
    />
  )
}
