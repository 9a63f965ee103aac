'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { ArrowLeft, CircleAlert } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { showToast } from '@/components/ui/toast'
import { Switch } from '@/components/ui/switch'
import { type Page } from '@/lib/content-types'
import { slugOf } from '@/lib/page-document/slug'
import { pageSchema } from '@/lib/schemas/pages'
import { staffCall } from '@/components/staff/staff-call'
import { LengthGauge, SearchPreview } from '@/components/page-settings/search-preview'
import { descriptionMost, titleMost } from '@/lib/seo/lengths'
import { refusalOf } from './slug-advice'

type Fields = {
  title: string
  slug: string
  content: string
  metaTitle: string
  metaDescription: string
  isPublished: boolean
}

const list = '/admin/pages'
const empty: Fields = {
  title: '',
  slug: '',
  content: '',
  metaTitle: '',
  metaDescription: '',
  isPublished: false,
}

type CreateFormProps = {
  /** The title to begin with, as the command palette gives it. */
  given: string
  taken: string[]
  year: number
  site: { host: string; name: string }
}

/** A new page: the specified fields, and what search engines would show of it. */
export function CreateForm({ given, taken, year, site }: CreateFormProps) {
  const router = useRouter()
  const { register, control, handleSubmit, setValue, setError, setFocus, getValues, formState } =
    useForm<Fields>({
      defaultValues: { ...empty, title: given, slug: slugOf(given) },
      resolver: zodResolver(pageSchema) as never,
    })
  const [byHand, setByHand] = useState(false)
  const [judged, setJudged] = useState(false)
  const { title, slug, metaTitle, metaDescription } = useWatch({ control, defaultValue: empty }) as Fields
  const { errors, isSubmitting } = formState
  // While the slug is being made from the title only a refusal that typing on can't cure is shown.
  const advice = slug || judged ? refusalOf(slug, taken, year) : null
  const refusal = advice ?? (errors.slug?.message ? { reason: errors.slug.message, suggestions: [] } : null)

  // The palette can give another title while the form is open; what else was written stays.
  const takeGiven = useEffectEvent((title: string) => {
    if (!title || title === getValues('title')) return
    setValue('title', title, { shouldDirty: true })
    if (!byHand) setSlug(slugOf(title), false)
  })
  useEffect(() => takeGiven(given), [given])

  function setSlug(value: string, own: boolean) {
    setByHand(own)
    setValue('slug', value, { shouldDirty: true, shouldValidate: judged })
  }

  async function create(fields: Fields) {
    setJudged(true)
    if (refusalOf(fields.slug, taken, year)) return setFocus('slug')
    const answer = await staffCall<Page>('POST', '/api/pages', {
      ...fields,
      components: JSON.stringify(firstBlocks(fields.content)),
    })
    if (answer.ok) {
      showToast({ title: 'Page created successfully' })
      router.push(list)
      return router.refresh()
    }
    for (const [name, message] of Object.entries(answer.errors))
      if (name in empty) setError(name as keyof Fields, { message }, { shouldFocus: true })
    const refused = Object.keys(answer.errors).length > 0
    const again = { label: 'Try again', run: () => void submit() }
    showToast({
      title: 'Failed to create page',
      description: refused ? undefined : answer.detail,
      destructive: true,
      action: refused ? undefined : again,
    })
  }

  const submit = handleSubmit(create, () => setJudged(true))
  const titleField = register('title', {
    onChange: (event: { target: { value: string } }) => {
      if (!byHand) setSlug(slugOf(event.target.value), false)
    },
  })
  const slugField = register('slug', { onChange: () => setByHand(true) })

  return (
    <main className="main" id="main">
      <Link className="back" href={list}>
        <ArrowLeft className="i i--s" aria-hidden="true" />
        Back
      </Link>
      <div className="head">
        <h1>Create New Page</h1>
      </div>
      <div className="split">
        <form className="create" noValidate onSubmit={(event) => void submit(event)}>
          <label className="field">
            <span>Page Title</span>
            <input
              className={errors.title ? 'input input--bad' : 'input'}
              aria-invalid={errors.title ? true : undefined}
              aria-describedby={errors.title ? 'title-error' : undefined}
              {...titleField}
            />
          </label>
          {errors.title && (
            <p className="error" id="title-error">
              <CircleAlert className="i i--s" aria-hidden="true" />
              {errors.title.message}
            </p>
          )}
          <div className="field">
            <div className="label">
              <label htmlFor="slug">URL Slug</label>
              {!byHand && <em>made from the title until you change it</em>}
            </div>
            <span className={refusal ? 'affix input--bad' : 'affix'}>
              <span aria-hidden="true">/</span>
              <input
                className="input"
                id="slug"
                autoCapitalize="none"
                spellCheck={false}
                aria-invalid={refusal ? true : undefined}
                aria-describedby={refusal ? 'slug-error slug-hint' : 'slug-hint'}
                {...slugField}
              />
            </span>
          </div>
          {refusal && (
            <p className="error" id="slug-error" role="status">
              <CircleAlert className="i i--s" aria-hidden="true" />
              <span>
                {refusal.reason}
                {refusal.suggestions.map((suggestion, index) => (
                  <span key={suggestion}>
                    {index === 0 ? ' Try ' : ' or '}
                    <button type="button" className="link" onClick={() => setSlug(suggestion, true)}>
                      /{suggestion}
                    </button>
                  </span>
                ))}
                {refusal.suggestions.length > 0 && '.'}
              </span>
            </p>
          )}
          <p className="hint" id="slug-hint">
            URL will be: /{slug}
          </p>
          <label className="field">
            <span>Initial Content (Optional)</span>
            <textarea className="input" rows={5} {...register('content')} />
          </label>
          <div className="field">
            <div className="label">
              <label htmlFor="meta-title">Meta Title (SEO)</label>
              <em>
                {metaTitle.length} of {titleMost}
              </em>
            </div>
            <input
              className="input"
              id="meta-title"
              placeholder="Defaults to the page title"
              {...register('metaTitle')}
            />
          </div>
          <div className="field">
            <div className="label">
              <label htmlFor="meta-description">Meta Description (SEO)</label>
              <em>
                {metaDescription.length} of {descriptionMost}
              </em>
            </div>
            <textarea className="input" id="meta-description" rows={3} {...register('metaDescription')} />
          </div>
          <LengthGauge length={metaDescription.length} />
          <div className="create__publish">
            <Controller
              control={control}
              name="isPublished"
              render={({ field }) => (
                <Switch
                  label="Publish immediately"
                  note="Off: it starts as a draft that only staff can see."
                  checked={field.value}
                  onChange={field.onChange}
                />
              )}
            />
          </div>
          <div className="acts-end">
            <button className="btn btn--primary" aria-busy={isSubmitting} disabled={isSubmitting}>
              Create Page
            </button>
            <Link className="btn btn--quiet" href={list}>
              Cancel
            </Link>
          </div>
        </form>
        <aside className="split__side" aria-label="About this page">
          <section>
            <h2>In search results</h2>
            <SearchPreview
              host={site.host}
              siteName={site.name}
              slug={slug}
              title={metaTitle || title}
              description={metaDescription}
            />
            <p className="hint">Search engines may shorten or change this.</p>
          </section>
          <section>
            <h2>Next</h2>
            <p className="quiet">
              The page stands in the list; Edit opens it in the builder. Nothing shows to visitors until you
              publish.
            </p>
          </section>
        </aside>
      </div>
    </main>
  )
}

/** What was written as initial content is the page's first text. */
function firstBlocks(content: string) {
  if (!content.trim()) return []
  const config = { content: content.trim(), alignment: 'left', fontSize: 'medium' }
  return [{ id: `text-${Date.now()}`, type: 'text', config }]
}
