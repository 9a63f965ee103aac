'use client'

import { useEffect, useState } from 'react'
import { BareButton } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { FieldError, Hint } from '@/components/ui/field'
import { type Page } from '@/lib/content-types'
import { componentCount } from '@/components/page-settings/page-row'
import { staffCall } from '@/components/staff/staff-call'
import { useBuilderDispatch } from './builder-context'

type CopyDialogProps = { pageId: string; onClose: () => void }

/** The other pages that have blocks; choosing one copies its blocks, as one step that Undo takes back. */
export function CopyDialog({ pageId, onClose }: CopyDialogProps) {
  const dispatch = useBuilderDispatch()
  const [pages, setPages] = useState<Page[] | string | null>(null)

  useEffect(() => {
    let current = true
    void staffCall<Page[]>('GET', '/api/pages').then((answer) => {
      if (!current) return
      const others = (page: Page) => page.id !== pageId && page.components.length > 0
      setPages(answer.ok ? answer.data.filter(others) : answer.detail)
    })
    return () => {
      current = false
    }
  }, [pageId])

  return (
    <Dialog title="Copy blocks from another page" onClose={onClose}>
      <p className="mb-3.5 text-stone">That page stays as it is. The copies are yours to change.</p>
      {pages === null && <Hint>Loading pages...</Hint>}
      {typeof pages === 'string' && <FieldError>{pages}</FieldError>}
      {Array.isArray(pages) && pages.length === 0 && <Hint>No other page has components yet.</Hint>}
      {Array.isArray(pages) && pages.length > 0 && (
        <ul className="max-h-[46vh] divide-y divide-hair overflow-auto border-y border-hair">
          {pages.map(({ id, title, slug, components }) => (
            <li key={id}>
              <BareButton
                className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-2 py-2.5 text-13 text-stone hover:bg-hover focus-visible:-outline-offset-2"
                onClick={() => {
                  onClose()
                  dispatch({ type: 'copy', blocks: components, title, now: Date.now() })
                }}
              >
                <b className="text-14 font-semibold wrap-anywhere text-ink">{title}</b>
                <span>{componentCount(components.length)}</span>
                <small className="col-span-full text-13 wrap-anywhere">/{slug}</small>
              </BareButton>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
