'use client'

import { templateBlocks, type TemplateName, pageTemplates } from '@/components/blocks/templates'
import { SwitchField } from '@/components/fields/switch-field'
import { LengthGauge, SearchPreview } from '@/components/page-settings/search-preview'
import { FormFoot } from '@/components/staff/form-foot'
import { BackLink, Screen, ScreenHead } from '@/components/staff/screen'
import { staffCall } from '@/components/staff/staff-call'
import { Choice } from '@/components/ui/choice'
import { InputField } from '@/components/staff/input-field'
import { Field, Input, Textarea } from '@/components/ui/field'
import { InputGroup } from '@/components/ui/input-group'
import { showToast } from '@/components/ui/toast'
import { type Page } from '@/lib/content-types'
import { slugOf } from '@/lib/page-document/slug'
import { findPlaceholder } from '@/lib/page-document/template-words'
import { type NewPageFields, newPageSchema } from '@/lib/schemas/pages'
import { descriptionMost, titleMost } from '@/lib/seo/lengths'
import { type SiteFacts } from '@/lib/seo/site-facts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useStaffRouter } from '@/components/staff/use-staff-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { SlugRefusal } from '@/components/records/slug-field'
import { refusalOf } from './slug-advice'

type Fields = NewPageFields

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
  /** A title from the command palette. */
  given: string
  taken: string[]
  year: number
  site: SiteFacts
}

/** Creates a page from the specified fields, with a preview of its search result. */
export function CreateForm({ given, taken, year, site }: CreateFormProps) {
  const router = useStaffRouter()
  const { register, control, handleSubmit, setValue, setError, setFocus, getValues, formState } =
    useForm<Fields>({
      defaultValues: { ...empty, title: given, slug: slugOf(given) },
      resolver: zodResolver(newPageSchema),
    })
  const [byHand, setByHand] = useState(false)
  const [judged, setJudged] = useState(false)
  const [template, setTemplate] = useState<TemplateName>('blank')
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

  function setSlug(value: string, isTyped: boolean) {
    setByHand(isTyped)
    setValue('slug', value, { shouldDirty: true, shouldValidate: judged })
  }

  async function create(fields: Fields) {
    setJudged(true)
    if (refusalOf(fields.slug, taken, year)) return setFocus('slug')
    const components = JSON.stringify(firstBlocks(fields, template))
    const words = fields.isPublished && template !== 'blank' ? findPlaceholder(components) : null
    const answer = await staffCall<Page>('POST', '/api/pages', {
      ...fields,
      isPublished: fields.isPublished && !words,
      components,
    })
    if (answer.ok) {
      showToast({
        title: 'Page created successfully',
        description: words
          ? `It’s a draft. Replace ${words} and other placeholder text before visitors see it.`
          : undefined,
        action: words
          ? { label: 'Edit', run: () => router.push(`${list}/${answer.data.id}/edit`) }
          : undefined,
      })
      router.push(list)
      return router.refresh()
    }
    for (const [name, message] of Object.entries(answer.errors))
      if (name in empty) setError(name as keyof Fields, { message }, { shouldFocus: true })
    const hasFieldErrors = Object.keys(answer.errors).length > 0
    const again = { label: 'Try again', run: () => void submit() }
    showToast({
      title: 'Failed to create page',
      description: hasFieldErrors ? undefined : answer.detail,
      destructive: true,
      action: hasFieldErrors ? undefined : again,
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
    <Screen>
      <BackLink href={list}>Back</BackLink>
      <ScreenHead title="Create New Page" />
      <div className="grid gap-x-12 gap-y-8 tablet:grid-cols-[minmax(0,1fr)_300px] lg:grid-cols-[minmax(0,1fr)_360px]">
        <form className="grid max-w-190 gap-4" noValidate onSubmit={(event) => void submit(event)}>
          <InputField label="Page Title" error={errors.title?.message} {...titleField} />
          <Field
            label="URL Slug"
            note={byHand ? undefined : 'made from the title until you change it'}
            hint={`URL will be: /${slug}`}
            error={
              refusal && (
                <span role="status">
                  <SlugRefusal {...refusal} before="/" onTake={(suggestion) => setSlug(suggestion, true)} />
                </span>
              )
            }
          >
            <InputGroup before={<span aria-hidden="true">/</span>}>
              <Input autoCapitalize="none" spellCheck={false} {...slugField} />
            </InputGroup>
          </Field>
          <TemplateChoice value={template} onChange={setTemplate} />
          <Field label="Initial Content (Optional)" error={errors.content?.message}>
            <Textarea rows={5} {...register('content')} />
          </Field>
          <Field
            label="Meta Title (SEO)"
            note={`${metaTitle.length} of ${titleMost}`}
            error={errors.metaTitle?.message}
          >
            <Input placeholder="Defaults to the page title" {...register('metaTitle')} />
          </Field>
          <Field
            label="Meta Description (SEO)"
            note={`${metaDescription.length} of ${descriptionMost}`}
            error={errors.metaDescription?.message}
          >
            <Textarea rows={3} {...register('metaDescription')} />
          </Field>
          <LengthGauge length={metaDescription.length} />
          <SwitchField
            control={control}
            name="isPublished"
            label="Publish immediately"
            note="Off: it starts as a draft that only staff can see."
          />
          <FormFoot className="mt-4" label="Create Page" busy={isSubmitting} cancel={list} />
        </form>
        <aside
          className="grid content-start gap-8 border-l border-hair pl-8 max-tablet:border-t max-tablet:border-l-0 max-tablet:border-hair-strong max-tablet:pt-6 max-tablet:pl-0"
          aria-label="About this page"
        >
          <section>
            <h2 className="mb-3">In search results</h2>
            <SearchPreview
              host={site.host}
              siteName={site.name}
              slug={slug || 'slug'}
              title={metaTitle || title}
              description={metaDescription}
            />
            <p className="mt-1.5 text-13 text-stone">Search engines may shorten or change this.</p>
          </section>
          <section>
            <h2 className="mb-2">Next</h2>
            <p className="text-stone">
              You’ll find it in Pages. Click Edit to build it. Visitors see nothing until you publish.
            </p>
          </section>
        </aside>
      </div>
    </Screen>
  )
}

/** Returns the blocks of a template with the initial content behind its hero. */
function firstBlocks({ title, content }: Fields, template: TemplateName) {
  const config = { content: content.trim(), alignment: 'left', fontSize: 'medium' }
  const textBlocks = config.content ? [{ type: 'text', config }] : []
  const [hero, ...otherBlocks] = templateBlocks(template, title)
  const now = Date.now()
  return [...(hero ? [hero] : []), ...textBlocks, ...otherBlocks].map((block, index) => ({
    id: `${block.type}-${now + index}`,
    ...block,
  }))
}

type TemplateChoiceProps = { value: TemplateName; onChange: (template: TemplateName) => void }

const TemplateChoice = ({ value, onChange }: TemplateChoiceProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-1.5 text-label leading-snug font-semibold">Start with</legend>
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 [&>label]:items-start [&>label]:px-3">
      {Object.entries(pageTemplates).map(([key, { name, about }]) => (
        <Choice
          key={key}
          name="template"
          value={key}
          checked={key === value}
          onChange={() => onChange(key as TemplateName)}
        >
          <span>
            <b className="font-semibold">{name}</b>
            <small className="mt-0.5 block text-13 leading-snug font-normal text-stone">{about}</small>
          </span>
        </Choice>
      ))}
    </div>
  </fieldset>
)
