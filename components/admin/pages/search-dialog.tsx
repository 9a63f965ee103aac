'use client'

import { type FormEvent, useId, useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { type PageRow } from './page-row'
import { SearchFields, type SiteFacts } from './search-fields'
import { type SavePage } from './use-page-actions'

type SearchDialogProps = { page: PageRow; site: SiteFacts; save: SavePage; onClose: () => void }

/** What search engines show of a page. */
export function SearchDialog({ page, site, save, onClose }: SearchDialogProps) {
  const [texts, setTexts] = useState({ metaTitle: page.metaTitle, metaDescription: page.metaDescription })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const form = useId()

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const answer = await save(page, texts)
    setBusy(false)
    if (answer) setErrors(answer)
    else onClose()
  }

  return (
    <Dialog
      title={`Search listing of ${page.title}`}
      onClose={onClose}
      footer={
        <span className="end">
          <button type="button" className="btn btn--quiet" onClick={onClose}>
            Cancel
          </button>
          <button className="btn btn--primary" form={form} disabled={busy}>
            Save listing
          </button>
        </span>
      }
    >
      <form id={form} className="dialog__form" noValidate onSubmit={(event) => void submit(event)}>
        <SearchFields
          listing={{ ...page, ...texts }}
          site={site}
          errors={errors}
          onChange={(part) => setTexts((now) => ({ ...now, ...part }))}
        />
      </form>
    </Dialog>
  )
}
