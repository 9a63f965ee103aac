'use client'

import { useEffect, useState } from 'react'
import { draftOf } from '@/components/builder/draft'
import { PublishQuestion } from '@/components/builder/publish-dialog'
import { type PageRow } from '@/components/page-settings/page-row'
import { staffCall } from '@/components/staff/staff-call'
import { showToast } from '@/components/ui/toast'
import { type Page } from '@/lib/content-types'
import { type Schedule } from '@/lib/page-document/schedule'

type PublishFromListProps = {
  page: PageRow
  /** `version` is the page's as it was checked. */
  onPublish: (shown: Schedule, version: number) => void
  /** Something on the page is to be looked at first. */
  onShow: () => void
  onClose: () => void
}

/** The builder's question before a page goes live, or the changes that wait on one, asked about what is stored. */
export function PublishFromList({ page: row, onPublish, onShow, onClose }: PublishFromListProps) {
  const [page, setPage] = useState<Page | null>(null)
  useEffect(() => {
    let current = true
    void staffCall<{ page: Page }>('GET', `/api/pages/${row.id}/draft`).then((answer) => {
      if (!current) return
      if (answer.ok) return setPage(answer.data.page)
      showToast({ title: 'Failed to check the page', description: answer.detail, destructive: true })
      onClose()
    })
    return () => {
      current = false
    }
    // Asked once: the page is what it was when it was chosen.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [row.id])
  if (!page) return null
  const draft = draftOf(page)
  return (
    <PublishQuestion
      draft={{ ...draft, settings: { ...draft.settings, publishAt: null } }}
      stored={draft.settings}
      changed={page.draft !== undefined}
      live={page.isPublished ? `/${page.slug}` : null}
      onClose={onClose}
      onPublish={(shown) => onPublish(shown, page.version)}
      onShow={onShow}
    />
  )
}
