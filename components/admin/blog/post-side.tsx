'use client'

import { Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { SelectField } from '@/components/fields/choice-field'
import { PictureField } from '@/components/fields/picture-field'
import { ScheduleFields } from '@/components/page-settings/schedule-fields'
import { SearchFields } from '@/components/page-settings/search-fields'
import { LengthGauge } from '@/components/page-settings/search-preview'
import { SlugRefusal } from '@/components/records/slug-field'
import { Button } from '@/components/ui/button'
import { Field, Hint, Input, Textarea } from '@/components/ui/field'
import { InputGroup } from '@/components/ui/input-group'
import { Segmented } from '@/components/ui/segmented'
import { servedTowns } from '@/lib/business/towns'
import { descriptionMost } from '@/lib/seo/lengths'
import { type SiteFacts } from '@/lib/seo/site-facts'
import { tomorrowAt } from '@/lib/time/office-time'
import { type Mode, modeOf, type PostEditing } from './use-post-editor'

const townOptions = () => [
  { value: '', label: 'No town' },
  ...servedTowns()
    .map(({ name }) => ({ value: name, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label)),
]

type PostSideProps = { editing: PostEditing; categories: string[]; site: SiteFacts }

/** Renders the column beside the sheet: schedule, picture, category and town, address, search listing. */
export function PostSide({ editing, categories, site }: PostSideProps) {
  const { draft, saved, saving, change, slugByHand } = editing
  const { errors, suggestions } = saving
  const mode = modeOf(draft)
  const list = useId()

  function show(next: Mode) {
    if (next === 'now') return change({ isPublished: true, publishAt: null })
    if (next === 'draft') return change({ isPublished: false, publishAt: null, unpublishAt: null })
    change({ isPublished: false, publishAt: draft.publishAt ?? tomorrowAt('08:00') })
  }

  return (
    <aside
      className="grid content-start divide-y divide-hair border-hair *:py-5 first:*:pt-0 max-tablet:border-t max-tablet:border-hair-strong tablet:border-l tablet:pl-6 lg:pl-8"
      aria-label="About this post"
    >
      <Part title="When it shows">
        <Segmented
          label="When it shows"
          stretch
          value={mode}
          onChange={show}
          options={[
            { value: 'draft', label: 'Draft' },
            { value: 'schedule', label: 'Schedule' },
            { value: 'now', label: 'Now' },
          ]}
        />
        {mode === 'draft' ? (
          <Hint>Only staff see it.</Hint>
        ) : (
          <>
            <ScheduleFields schedule={draft} errors={errors} onChange={change} />
            <Hint>Times are New York’s.</Hint>
          </>
        )}
      </Part>
      <div>
        <PictureField
          label="Featured picture"
          place={{ about: draft.title }}
          value={draft.featuredImage}
          onChange={(featuredImage) => change({ featuredImage })}
          error={errors.featuredImage}
        />
        {!draft.featuredImage && (
          <div className="mt-2">
            <Hint>Shown above the text and on cards.</Hint>
          </div>
        )}
      </div>
      <div className="grid gap-4">
        <div data-field="category">
          <Field label="Category" error={errors.category}>
            <Input
              list={list}
              autoComplete="off"
              placeholder="Kitchen Design"
              value={draft.category}
              onChange={(event) => change({ category: event.target.value })}
            />
          </Field>
          <datalist id={list}>
            {categories.map((category) => (
              <option key={category} value={category} />
            ))}
          </datalist>
        </div>
        <SelectField
          label="Town"
          hint="Shows on that town’s page, if it has one."
          value={draft.town}
          options={townOptions()}
          onChange={(town) => change({ town })}
        />
        <div className="grid gap-4" data-field="excerpt">
          <Field
            label="Excerpt"
            note={`${draft.excerpt.length} of ${descriptionMost}`}
            error={errors.excerpt}
          >
            <Textarea
              rows={4}
              value={draft.excerpt}
              onChange={(event) => change({ excerpt: event.target.value })}
            />
          </Field>
          <LengthGauge length={draft.excerpt.length} />
        </div>
        <div data-field="slug">
          <Field
            label="Slug"
            note={slugByHand ? undefined : 'made from the title'}
            hint={errors.slug ? undefined : slugHint(saved.draft.isPublished, saved.draft.slug, draft.slug)}
            error={
              errors.slug && (
                <span>
                  <SlugRefusal reason={errors.slug} suggestions={suggestions} onTake={editing.changeSlug} />
                </span>
              )
            }
          >
            <InputGroup before={<span aria-hidden="true">/blog/</span>}>
              <Input
                autoCapitalize="none"
                spellCheck={false}
                value={draft.slug}
                onChange={(event) => editing.changeSlug(event.target.value)}
              />
            </InputGroup>
          </Field>
        </div>
      </div>
      <Part title="In search results">
        <SearchFields
          listing={{ ...draft, slug: `blog › ${draft.slug || 'slug'}` }}
          site={site}
          fallback={draft.excerpt}
          errors={errors}
          onChange={change}
        />
      </Part>
      {saved.id && (
        <div>
          <Button look="danger" size="small" className="-ml-2.5" onClick={editing.remove}>
            <Trash2 className="size-4" aria-hidden="true" />
            Delete post
          </Button>
        </div>
      )}
    </aside>
  )
}

const slugHint = (isPublished: boolean, stored: string, slug: string) =>
  isPublished && stored !== slug
    ? `Saving redirects /blog/${stored} to the new address.`
    : 'Changing it later redirects the old address.'

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-3">
    <h2 className="font-sans text-13 font-semibold tracking-normal">{title}</h2>
    {children}
  </section>
)
