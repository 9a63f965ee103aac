'use client'

import { Copy, ExternalLink, History, Trash2 } from 'lucide-react'
import { type ReactNode } from 'react'
import { TextField } from '@/components/fields/text-field'
import { ScheduleFields } from '@/components/page-settings/schedule-fields'
import { SearchFields } from '@/components/page-settings/search-fields'
import { Button, ButtonLink } from '@/components/ui/button'
import { Hint } from '@/components/ui/field'
import { Segmented } from '@/components/ui/segmented'
import { type SiteFacts } from '@/lib/seo/site-facts'
import { type PageSettings } from './draft'
import { PanelButtons, SidePanel } from './side-panel'

type PagePanelProps = {
  settings: PageSettings
  live: string | null
  site: SiteFacts
  errors: Record<string, string>
  onChange: (part: Partial<PageSettings>) => void
  onCancel: () => void
  onKeep: () => void
  onRevisions: () => void
  onDuplicate: () => void
  onDelete: () => void
  /** What takes effect at once, not with Save Page. */
  children: ReactNode
}

export function PagePanel({ settings, live, site, errors, onChange, children, ...on }: PagePanelProps) {
  const { title, slug, isPublished } = settings
  return (
    <SidePanel
      title="Page settings"
      onClose={on.onKeep}
      footer={<PanelButtons onCancel={on.onCancel} onSave={on.onKeep} />}
    >
      <div className="grid gap-1.5">
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
        <Hint>Takes effect with Save Page. Times are New York’s.</Hint>
      </div>
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
      {children}
      <div className="-ml-2.5 flex flex-wrap gap-1">
        {live && (
          <ButtonLink look="quiet" size="small" className="no-underline" href={live} target="_blank">
            <ExternalLink className="size-4" aria-hidden="true" />
            View page
          </ButtonLink>
        )}
        <Button look="quiet" size="small" onClick={on.onRevisions}>
          <History className="size-4" aria-hidden="true" />
          Revisions
        </Button>
        <Button look="quiet" size="small" onClick={on.onDuplicate}>
          <Copy className="size-4" aria-hidden="true" />
          Duplicate page
        </Button>
        <Button look="danger" size="small" onClick={on.onDelete}>
          <Trash2 className="size-4" aria-hidden="true" />
          Delete page
        </Button>
      </div>
    </SidePanel>
  )
}
