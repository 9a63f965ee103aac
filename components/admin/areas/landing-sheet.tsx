import { Pencil, Plus } from 'lucide-react'
import { type ReactNode } from 'react'
import { nameOf, summaryOf } from '@/components/blocks/registry'
import { ListField } from '@/components/fields/list-field'
import { Button } from '@/components/ui/button'
import { Field, FieldError, Hint, Input, Textarea } from '@/components/ui/field'
import { type PageComponent } from '@/lib/content-types'
import { counted } from '@/lib/text/counted'
import { splitWords } from '@/lib/text/words'
import { type LandingEditing } from './use-landing-editor'

/** The texts that a page shows without copy. */
export type DefaultTexts = { headline: string; lede: string; heading: string }

type LandingSheetProps = {
  editing: LandingEditing
  defaultTexts: DefaultTexts
  /** True for a town page, which has its opening above the passages, and questions. */
  isTownPage: boolean
  /** Opens the builder for the extra components, which a town page doesn't have. */
  onBuild: () => void
}

const wordCount = (text: string) => counted(splitWords(text).length, 'word')

/** Edits headline, opening and passages as visitors read them. */
export function LandingSheet({ editing, defaultTexts, isTownPage, onBuild }: LandingSheetProps) {
  const { draft, saving, change } = editing
  const { errors } = saving
  const opening = (
    <Line
      name="lede"
      label="Opening"
      className={isTownPage ? 'font-serif text-24 leading-snug' : 'max-w-[38em] text-18 leading-normal'}
      defaultText={defaultTexts.lede}
      value={draft.lede}
      error={errors.lede}
      onChange={(lede) => change({ lede })}
    />
  )
  return (
    <div className="grid min-w-0 content-start gap-8">
      <div className="grid gap-4">
        <Line
          name="headline"
          label="Headline"
          className="font-serif text-34 leading-[1.12] font-[450] tracking-[-0.02em] max-tablet:text-28"
          defaultText={defaultTexts.headline}
          value={draft.headline}
          error={errors.headline}
          onChange={(headline) => change({ headline })}
        />
        {!isTownPage && opening}
        <Hint>Click to write. Leave a field empty to use the text in gray.</Hint>
      </div>
      <section aria-labelledby="own-title" className="grid gap-3">
        <SectionHead id="own-title" title={defaultTexts.heading}>
          {isTownPage
            ? 'What’s true of this town and appears on no other page. The badge, the figures and the three notes above it on the page come with the site.'
            : 'What’s true of this place and this work and appears on no other page. The heading is set in the service.'}
        </SectionHead>
        {isTownPage && opening}
        <ListField
          label="Passages"
          rowName="Passage"
          rows={draft.parts}
          empty={{ title: '', text: '' }}
          onChange={(parts) => change({ parts })}
          error={errors.parts}
        >
          {({ title, text }, edit, index) => (
            <>
              <Field label="Heading" error={errors[`parts.${index}.title`]}>
                <Input
                  placeholder="What a wider slider costs"
                  value={title}
                  onChange={(event) => edit({ title: event.target.value })}
                />
              </Field>
              <Field label="Text" note={text && wordCount(text)} error={errors[`parts.${index}.text`]}>
                <Textarea
                  className="field-sizing-content leading-relaxed"
                  rows={4}
                  value={text}
                  onChange={(event) => edit({ text: event.target.value })}
                />
              </Field>
            </>
          )}
        </ListField>
      </section>
      {isTownPage ? (
        <Questions editing={editing} />
      ) : (
        <ExtraBlocks blocks={draft.blocks} error={blockErrorIn(errors)} onBuild={onBuild} />
      )}
    </div>
  )
}

const SectionHead = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <div>
    <h2 id={id} className="font-serif text-24 font-[450]">
      {title}
    </h2>
    <p className="mt-1 text-13 text-stone">{children}</p>
  </div>
)

function Questions({ editing: { draft, saving, change } }: Pick<LandingSheetProps, 'editing'>) {
  const { errors } = saving
  return (
    <section aria-labelledby="questions-title" className="grid gap-3">
      <SectionHead id="questions-title" title="What people ask first">
        At the bottom of the page, before the three that every town page answers: permits, cost and payment.
      </SectionHead>
      <ListField
        label="Questions"
        rowName="Question"
        rows={draft.questions}
        empty={{ question: '', answer: '' }}
        onChange={(questions) => change({ questions })}
        error={errors.questions}
      >
        {({ question, answer }, edit, index) => (
          <>
            <Field label="Question" error={errors[`questions.${index}.question`]}>
              <Input
                placeholder="Can you keep the plaster?"
                value={question}
                onChange={(event) => edit({ question: event.target.value })}
              />
            </Field>
            <Field
              label="Answer"
              note={answer && wordCount(answer)}
              error={errors[`questions.${index}.answer`]}
            >
              <Textarea
                className="field-sizing-content leading-relaxed"
                rows={3}
                value={answer}
                onChange={(event) => edit({ answer: event.target.value })}
              />
            </Field>
          </>
        )}
      </ListField>
    </section>
  )
}

/** Returns the error of a block. Its path has the block's index: `components.2.title`. */
const blockErrorIn = (errors: Record<string, string>) =>
  Object.entries(errors).find(([path]) => /^(?:blocks|components)\b/.test(path))?.[1]

type ExtraBlocksProps = { blocks: readonly PageComponent[]; error?: string; onBuild: () => void }

/** Lists the blocks below the copy. They are edited in the builder. */
function ExtraBlocks({ blocks, error, onBuild }: ExtraBlocksProps) {
  const isEmpty = blocks.length === 0
  return (
    <section aria-labelledby="extra-title" className="grid grid-cols-1 justify-items-start gap-3">
      <SectionHead id="extra-title" title="Extra components">
        Below the page copy, for this page alone: pictures, a table of prices, questions, a video.
      </SectionHead>
      {!isEmpty && (
        <ol className="w-full divide-y divide-hair border-y border-hair" aria-labelledby="extra-title">
          {blocks.map((block, index) => (
            <li key={block.id} className="flex min-h-11 items-baseline gap-3 py-2.5">
              <span className="w-4 flex-none text-right text-12 text-stone" aria-hidden="true">
                {index + 1}
              </span>
              <b className="flex-none font-semibold">{nameOf(block.type)}</b>
              <span className="truncate text-13 text-stone">{summaryOf(block)}</span>
            </li>
          ))}
        </ol>
      )}
      {error && <FieldError>{error}</FieldError>}
      <Button size="small" onClick={onBuild}>
        {isEmpty ? (
          <Plus className="size-4" aria-hidden="true" />
        ) : (
          <Pencil className="size-4" aria-hidden="true" />
        )}
        {isEmpty ? 'Add components' : 'Edit components'}
      </Button>
    </section>
  )
}

type LineProps = {
  name: string
  label: string
  className: string
  /** Shown while the text is empty. */
  defaultText: string
  value: string
  error?: string
  onChange: (value: string) => void
}

/** Edits a text without line breaks, in the type that it has on the page. */
const Line = ({ name, label, className, defaultText, value, error, onChange }: LineProps) => (
  <div data-field={name}>
    <textarea
      className={`block field-sizing-content w-full resize-none border-b border-transparent bg-transparent pb-1 placeholder:text-stone hover:border-edge focus-visible:border-spruce ${className}`}
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
      placeholder={defaultText}
      rows={1}
      value={value}
      onChange={(event) => onChange(event.target.value.replace(/[\r\n]+/g, ' '))}
    />
    {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
  </div>
)
