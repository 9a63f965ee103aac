'use client'

import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useBuilderDispatch } from './builder-context'

const CopyDialog = lazy(() => import('./copy-dialog').then((file) => ({ default: file.CopyDialog })))

/** What stands in the canvas of a page without blocks: two ways to begin. */
export function EmptyCanvas({ pageId }: { pageId: string }) {
  const dispatch = useBuilderDispatch()
  const [copying, setCopying] = useState(false)
  return (
    <div className="canvas__empty">
      <div>
        <h3>Start Building Your Page</h3>
        <p>Add components from the library on the left to start building your page</p>
        <div className="canvas__begin">
          <button
            type="button"
            className="btn btn--strong"
            onClick={() => dispatch({ type: 'add', block: 'hero', now: Date.now() })}
          >
            <Plus className="i i--s" aria-hidden="true" />
            Add Hero
          </button>
          <button type="button" className="btn" onClick={() => setCopying(true)}>
            Copy blocks from another page
          </button>
        </div>
      </div>
      <Suspense>{copying && <CopyDialog pageId={pageId} onClose={() => setCopying(false)} />}</Suspense>
    </div>
  )
}
