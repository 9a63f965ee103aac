'use client'

import { useEffect, useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
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
      <p>That page stays as it is. The copies are yours to change.</p>
      {pages === null && <p className="hint">Loading pages...</p>}
      {typeof pages === 'string' && <p className="error">{pages}</p>}
      {Array.isArray(pages) && pages.length === 0 && (
        <p className="hint">No other page has components yet.</p>
      )}
      {Array.isArray(pages) && pages.length > 0 && (
        <ul className="copies">
          {pages.map(({ id, title, slug, components }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => {
                  onClose()
                  dispatch({ type: 'copy', blocks: components, title, now: Date.now() })
                }}
              >
                <b>{title}</b>
                <span>{componentCount(components.length)}</span>
                <small>/{slug}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
