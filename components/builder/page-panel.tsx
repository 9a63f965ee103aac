'use client'

import { Copy, History, Trash2 } from 'lucide-react'
import { Segmented } from '@/components/ui/segmented'
import { ScheduleFields } from '@/components/page-settings/schedule-fields'
import { SearchFields } from '@/components/page-settings/search-fields'
import { type SiteFacts } from '@/lib/seo/site-facts'
import { type PageSettings } from './draft'
import { PanelButtons, SidePanel } from './side-panel'
import { TextField } from '@/components/fields/text-field'

type PagePanelProps = {
  settings: PageSettings
  site: SiteFacts
  errors: Record<string, string>
  onChange: (part: Partial<PageSettings>) => void
  onCancel: () => void
  onKeep: () => void
  onRevisions: () => void
  onDuplicate: () => void
  onDelete: () => void
}

/** Who sees the page, under which address, and what search engines show of it. */
export function PagePanel({ settings, site, errors, onChange, ...on }: PagePanelProps) {
  const { title, slug, isPublished } = settings
  return (
    <SidePanel
      title="Page settings"
      onClose={on.onKeep}
      footer={<PanelButtons onCancel={on.onCancel} onSave={on.onKeep} />}
    >
      <Segmented
        label="Visible"
        stretch
        value={isPublished ? 'published' : 'draft'}
        onChange={(value) =>
          onChange(value === 'published' ? { isPublished: true, publishAt: null } : { isPublished: false })
        }
        options={[
          { value: 'draft', label: 'Draft' },
          { value: 'published', label: 'Published' },
        ]}
      />
      <p className="hint">Takes effect with Save Page. Times are New York’s.</p>
      <div className="fields">
        <ScheduleFields schedule={settings} errors={errors} onChange={onChange} />
        <TextField
          label="Page Title"
          value={title}
          onChange={(value) => onChange({ title: value })}
          error={errors.title}
        />
        <TextField
          label="URL Slug"
          prefix="/"
          value={slug}
          onChange={(value) => onChange({ slug: value })}
          error={errors.slug}
          hint="A new slug redirects this one, so no link breaks."
        />
        <SearchFields listing={settings} site={site} errors={errors} onChange={onChange} />
      </div>
      <div className="side__more">
        <button type="button" className="btn btn--s btn--quiet" onClick={on.onRevisions}>
          <History className="i i--s" aria-hidden="true" />
          Revisions
        </button>
        <button type="button" className="btn btn--s btn--quiet" onClick={on.onDuplicate}>
          <Copy className="i i--s" aria-hidden="true" />
          Duplicate page
        </button>
        <button type="button" className="btn btn--s btn--danger" onClick={on.onDelete}>
          <Trash2 className="i i--s" aria-hidden="true" />
          Delete page
        </button>
      </div>
    </SidePanel>
  )
}
