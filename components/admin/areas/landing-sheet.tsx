import { ListField } from '@/components/fields/list-field'
import { Field, FieldError, Hint, Input, Textarea } from '@/components/ui/field'
import { counted } from '@/lib/text/counted'
import { splitWords } from '@/lib/text/words'
import { type LandingEditing } from './use-landing-editor'

/** What a page says where nobody has written anything else. */
export type Usual = { headline: string; lede: string; heading: string }

type LandingSheetProps = {
  editing: LandingEditing
  usual: Usual
  /** Its opening stands over the passages, and it has questions of its own. */
  isTownPage: boolean
}

const words = (text: string) => counted(splitWords(text).length, 'word')

/** The page's own words as visitors read them: headline, opening, passages. */
export function LandingSheet({ editing, usual, isTownPage }: LandingSheetProps) {
  const { draft, saving, change } = editing
  const { errors } = saving
  const opening = (
    <Line
      name="lede"
      label="Opening"
      className={isTownPage ? 'font-serif text-24 leading-snug' : 'max-w-[38em] text-18 leading-normal'}
      usual={usual.lede}
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
          usual={usual.headline}
          value={draft.headline}
          error={errors.headline}
          onChange={(headline) => change({ headline })}
        />
        {!isTownPage && opening}
        <Hint>Click to write. What you leave empty stays as it is shown in gray.</Hint>
      </div>
      <section aria-labelledby="own-title" className="grid gap-3">
        <div>
          <h2 id="own-title" className="font-serif text-24 font-[450]">
            {usual.heading}
          </h2>
          <p className="mt-1 text-13 text-stone">
            {isTownPage
              ? 'What is true of this town, and stands on no other page. The badge, the figures and the three notes above it on the page come with the site.'
              : 'What is true of this place and this work, and stands on no other page. The heading is the service’s.'}
          </p>
        </div>
        {isTownPage && opening}
        <ListField
          label="Passages"
          one="Passage"
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
              <Field label="Text" note={text && words(text)} error={errors[`parts.${index}.text`]}>
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
      {isTownPage && <Questions editing={editing} />}
    </div>
  )
}

/** What people in a town ask, with answers. */
function Questions({ editing: { draft, saving, change } }: Pick<LandingSheetProps, 'editing'>) {
  const { errors } = saving
  return (
    <section aria-labelledby="questions-title" className="grid gap-3">
      <div>
        <h2 id="questions-title" className="font-serif text-24 font-[450]">
          What people ask first
        </h2>
        <p className="mt-1 text-13 text-stone">
          At the foot of the page, before the three on permits, cost and payment that every town page answers.
        </p>
      </div>
      <ListField
        label="Questions"
        one="Question"
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
            <Field label="Answer" note={answer && words(answer)} error={errors[`questions.${index}.answer`]}>
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

type LineProps = {
  name: string
  label: string
  className: string
  /** What stands there while it is empty. */
  usual: string
  value: string
  error?: string
  onChange: (value: string) => void
}

/** A text without line breaks, written where and as it will stand. */
const Line = ({ name, label, className, usual, value, error, onChange }: LineProps) => (
  <div data-field={name}>
    <textarea
      className={`block field-sizing-content w-full resize-none border-b border-transparent bg-transparent pb-1 placeholder:text-stone hover:border-edge focus-visible:border-spruce ${className}`}
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
      placeholder={usual}
      rows={1}
      value={value}
      onChange={(event) => onChange(event.target.value.replace(/[\r\n]+/g, ' '))}
    />
    {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
  </div>
)
