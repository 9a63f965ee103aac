'use client'

import { memo, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { Field, Input, Select } from '@/components/ui/field'
import { useWords } from '@/components/ui/use-words'
import { type ServiceSlug } from '@/lib/business/services'
import { type Township } from '@/lib/business/towns'
import { type SitePage } from '@/lib/seo/service-area'
import { countStaying, stayingPages, type SitemapFilter, wordsOfSearch } from './sitemap-filter'
import { pageGroups } from './sitemap-filter'
import { SitemapTable } from './sitemap-table'

type Named<Slug extends string> = { slug: Slug; name: string }
type SitemapIndexProps = {
  mainPages: readonly SitePage[]
  towns: readonly (Named<string> & { township: Township })[]
  services: readonly Named<ServiceSlug>[]
  townships: readonly Named<Township>[]
}

/**
 * Filters the list of all pages. Every row is in the page's HTML; typing only hides and shows rows, in a transition. Without
 * script the search field requests /search.
 */
export function SitemapIndex({ mainPages, towns, services, townships }: SitemapIndexProps) {
  const groups = useMemo(() => pageGroups(mainPages, towns, services), [mainPages, towns, services])
  const words = useWords()
  const form = useRef<HTMLFormElement>(null)
  const [filter, setFilter] = useState<SitemapFilter>()
  const staying = useMemo(() => {
    if (!filter) return undefined
    const sought = wordsOfSearch(filter.text)
    return groups.map((pages) => stayingPages(pages, sought, filter))
  }, [groups, filter])
  const total = mainPages.length + towns.length * services.length
  const stayingCount = staying ? countStaying(staying.join('')) : total

  // Text and choices from before hydration count too.
  useEffect(() => {
    form.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [])

  return (
    <div className="page-grid xl:mt-18">
      <form
        ref={form}
        className="mt-12 mb-6 grid gap-4 sm:max-xl:grid-cols-[2fr_1fr_1fr] xl:sticky xl:top-28 xl:col-[1/4] xl:m-0 xl:gap-5 xl:self-start"
        action="/search"
        data-intent=""
        onInput={({ currentTarget }) => {
          const next = readFilter(currentTarget)
          startTransition(() => setFilter(next))
        }}
        onSubmit={(event) => event.preventDefault()}
      >
        <Fields services={services} townships={townships} />
        <p className="text-small text-quiet tabular-nums sm:max-xl:col-span-full" role="status">
          {words('Showing {shown} of {total} pages', { shown: String(stayingCount), total: String(total) })}
        </p>
      </form>
      <div className="xl:col-[4/-1]">
        <SitemapTable groups={groups} staying={staying} isLive={!!filter} />
        {stayingCount === 0 && (
          <p className="border-b border-line py-10 font-serif text-h3">
            {words('No pages match your current filters.')}
          </p>
        )}
      </div>
    </div>
  )
}

const Fields = memo(function Fields({
  services,
  townships,
}: Pick<SitemapIndexProps, 'services' | 'townships'>) {
  const words = useWords()
  return (
    <>
      <Field label={words('Search URLs')}>
        <Input type="search" name="q" maxLength={100} autoComplete="off" />
      </Field>
      <Choice name="service" label={words('Service')} all={words('All services')} options={services} />
      <Choice name="township" label={words('Township')} all={words('All townships')} options={townships} />
    </>
  )
})

type ChoiceProps = { name: string; label: string; all: string; options: readonly Named<string>[] }

const Choice = ({ name, label, all, options }: ChoiceProps) => (
  <Field label={label} className="noscript:hidden">
    <Select name={name} autoComplete="off">
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.slug} value={option.slug}>
          {option.name}
        </option>
      ))}
    </Select>
  </Field>
)

function readFilter(form: HTMLFormElement): SitemapFilter {
  const value = (name: string) =>
    (form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement).value
  return { text: value('q'), service: value('service'), township: value('township') }
}
