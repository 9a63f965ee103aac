'use client'

import './sitemap.css'
import { memo, type Ref, useEffect, useMemo, useRef, useState } from 'react'
import { type ServiceSlug } from '@/lib/business/services'
import { type Township } from '@/lib/business/towns'
import { type SitePage } from '@/lib/seo/service-area'
import { matches, type SitemapFilter, wordsOfSearch } from './sitemap-filter'
import { pageGroups, type PageGroups, tableHtml } from './sitemap-rows'

type Named<Slug extends string> = { slug: Slug; name: string }
type SitemapIndexProps = {
  mainPages: readonly SitePage[]
  towns: readonly (Named<string> & { township: Township })[]
  services: readonly Named<ServiceSlug>[]
  townships: readonly Named<Township>[]
}

/**
 * The list of all pages with its filters. Every row is in the page's HTML, and typing only hides and shows rows: no
 * row is rendered again. Without script the search field asks /search.
 */
export function SitemapIndex({ mainPages, towns, services, townships }: SitemapIndexProps) {
  const groups = useMemo(() => pageGroups(mainPages, towns, services), [mainPages, towns, services])
  const total = mainPages.length + towns.length * services.length
  const form = useRef<HTMLFormElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const [shown, setShown] = useState(total)

  const apply = () => {
    if (!form.current || !table.current) return
    const filter = chosen(form.current)
    setShown(showMatching(table.current, groups, filter))
  }

  // What was typed or chosen before hydration counts too.
  useEffect(() => {
    table.current?.classList.add('sm--live')
    form.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [])

  return (
    <div className="oldgrid sm-body">
      <form
        ref={form}
        className="sm__form"
        action="/search"
        data-intent=""
        onInput={apply}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="field">
          <label htmlFor="sm-q">Search URLs</label>
          <input id="sm-q" className="input" type="search" name="q" maxLength={100} autoComplete="off" />
        </div>
        <Choice name="service" label="Service" all="All services" options={services} />
        <Choice name="township" label="Township" all="All townships" options={townships} />
        <noscript>
          <style>{'.sm__choice { display: none }'}</style>
        </noscript>
        <p className="sm__count num" role="status">
          Showing {shown} of {total} pages
        </p>
      </form>
      <div className="sm__list">
        <Table ref={table} groups={groups} />
        {shown === 0 && <p className="sm__none serif">No pages match your current filters.</p>}
      </div>
    </div>
  )
}

type ChoiceProps = { name: string; label: string; all: string; options: readonly Named<string>[] }

const Choice = memo(function Choice({ name, label, all, options }: ChoiceProps) {
  return (
    <div className="field sm__choice">
      <label htmlFor={`sm-${name}`}>{label}</label>
      <select id={`sm-${name}`} className="input" name={name} autoComplete="off">
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.slug} value={option.slug}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  )
})

// One string instead of 4,000 elements: the page carries the rows once, and hydration passes them by.
const Table = memo(function Table({ ref, groups }: { ref: Ref<HTMLTableElement>; groups: PageGroups }) {
  return <table ref={ref} className="sm num" dangerouslySetInnerHTML={{ __html: tableHtml(groups) }} />
})

/** What the form's fields say. */
function chosen(form: HTMLFormElement): SitemapFilter {
  const value = (name: string) =>
    (form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement).value
  return { text: value('q'), service: value('service'), township: value('township') }
}

/** Hides the rows that the filter leaves out, and says how many stay. What is right already isn't touched. */
function showMatching(table: HTMLTableElement, groups: PageGroups, filter: SitemapFilter): number {
  const words = wordsOfSearch(filter.text)
  let shown = 0
  groups.forEach((pages, group) => {
    const body = table.tBodies[group]
    if (!body) return
    const kept = pages.map((page) => matches(page, words, filter))
    const stay = kept.filter(Boolean).length
    // The rows of a town that is hidden as a whole can stay as they are.
    if (stay > 0) {
      kept.forEach((stays, index) => {
        const row = body.rows[index]
        if (row && row.hidden === stays) row.hidden = !stays
      })
    }
    if (body.hidden !== (stay === 0)) body.hidden = stay === 0
    // The height of a group that isn't on the screen, which the browser doesn't lay out.
    if (body.style.getPropertyValue('--rows') !== String(stay)) body.style.setProperty('--rows', String(stay))
    shown += stay
  })
  return shown
}
