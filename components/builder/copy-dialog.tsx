'use client'

import { BareButton } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { FieldError, Hint } from '@/components/ui/field'
import { type Page } from '@/lib/content-types'
import { componentCount } from '@/components/page-settings/page-row'
import { readAsStaff, useStaffQuery } from '@/components/staff/staff-query'
import { useBuilderDispatch } from './builder-context'
import { useOfferedTypes } from './built-in'

const path = '/api/pages'

type CopyDialogProps = { pageId: string; onClose: () => void }

export function CopyDialog({ pageId, onClose }: CopyDialogProps) {
  const dispatch = useBuilderDispatch()
  const { data, error } = useStaffQuery<Page[]>({ queryKey: [path], queryFn: readAsStaff(path) })
  const offeredTypes: readonly string[] = useOfferedTypes()
  const pages = data
    ?.filter(({ id }) => id !== pageId)
    .map((page) => ({
      ...page,
      components: page.components.filter(({ type }) => offeredTypes.includes(type)),
    }))
    .filter(({ components }) => components.length > 0)

  return (
    <Dialog title="Copy blocks from another page" onClose={onClose}>
      <p className="mb-3.5 text-stone">That page stays as it is. The copies are yours to change.</p>
      {!pages && !error && <Hint>Loading pages...</Hint>}
      {error && <FieldError>{error.message}</FieldError>}
      {pages?.length === 0 && <Hint>No other page has components for this one yet.</Hint>}
      {pages && pages.length > 0 && (
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
