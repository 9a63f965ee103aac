import { Controller, type UseFormReturn } from 'react-hook-form'
import { LinesField } from '@/components/fields/lines-field'
import { ListField } from '@/components/fields/list-field'
import { registerStored } from '@/components/fields/register-stored'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, FieldError, FieldGroup, Input, Select, Textarea } from '@/components/ui/field'
import { Segmented } from '@/components/ui/segmented'
import { serviceCards } from '@/lib/business/prices'
import { houseKinds, type HouseKind } from '@/lib/content/house-kinds/kinds'
import { type ServiceForm } from '@/lib/schemas/areas'
import { FormSection } from './form-section'

type GuideFieldsProps = { form: UseFormReturn<ServiceForm> }

const writing = 'field-sizing-content leading-relaxed'
const priceTitles = serviceCards.map(({ title }) => title)

/** What it costs, by lines of the price list, and how long it takes. */
export function PriceFields({ form }: GuideFieldsProps) {
  const register = registerStored(form)
  const errors = form.formState.errors.guide
  return (
    <FormSection id="prices">
      <Controller
        control={form.control}
        name="guide.price.titles"
        render={({ field }) => (
          <fieldset>
            <legend className="mb-1 text-label leading-snug font-semibold">Lines of the price list</legend>
            <div className="grid gap-x-4 sm:grid-cols-2">
              {priceTitles.map((title) => (
                <Checkbox
                  key={title}
                  checked={field.value.includes(title)}
                  onChange={({ target }) =>
                    field.onChange(
                      priceTitles.filter((one) =>
                        one === title ? target.checked : field.value.includes(one),
                      ),
                    )
                  }
                >
                  {title}
                </Checkbox>
              ))}
            </div>
            {errors?.price?.titles?.message && <FieldError>{errors.price.titles.message}</FieldError>}
          </fieldset>
        )}
      />
      <Field
        label="How their sum is worded"
        note="optional"
        hint="{sum} becomes the sum of these lines."
        error={errors?.price?.wording?.message}
      >
        <Input
          placeholder="{sum} for plumbing, lighting and finishing"
          {...register('guide.price.wording', { setValueAs: (value: string) => value || undefined })}
        />
      </Field>
      <Controller
        control={form.control}
        name="guide.price.whole"
        render={({ field }) => (
          <FieldGroup
            label="Makes a whole room"
            hint="Then the page says what whole rooms like those shown came to, in place of the sum."
          >
            <Segmented
              label="Makes a whole room"
              value={field.value ?? 'none'}
              onChange={(value) => field.onChange(value === 'none' ? undefined : value)}
              options={[
                { value: 'none', label: 'No' },
                { value: 'kitchen', label: 'A kitchen' },
                { value: 'bathroom', label: 'A bathroom' },
              ]}
            />
          </FieldGroup>
        )}
      />
      <Field label="What they leave out" error={errors?.price?.note?.message}>
        <Textarea className={writing} rows={2} {...register('guide.price.note')} />
      </Field>
      <Field label="How long it takes" error={errors?.timeline?.message}>
        <Input {...register('guide.timeline')} />
      </Field>
      <Field label="What has to be ordered, and when it comes" error={errors?.leadTimes?.message}>
        <Textarea className={writing} rows={2} {...register('guide.leadTimes')} />
      </Field>
    </FormSection>
  )
}

/** The six steps, short and in full. */
export function StepFields({ form }: GuideFieldsProps) {
  const register = registerStored(form)
  const errors = form.formState.errors.guide?.steps
  return (
    <FormSection id="steps">
      <ol className="grid gap-7">
        {([0, 1, 2, 3, 4, 5] as const).map((index) => (
          <li key={index} className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
            <span className="pt-px font-serif text-18 text-brass tabular-nums" aria-hidden="true">
              {index + 1}
            </span>
            <fieldset className="grid min-w-0 gap-4">
              <legend className="sr-only">Step {index + 1}</legend>
              <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_13rem]">
                <Field label="Title" error={errors?.[index]?.title?.message}>
                  <Input {...register(`guide.steps.${index}.title`)} />
                </Field>
                <Field label="Paid by" error={errors?.[index]?.price?.message}>
                  <Select
                    {...register(`guide.steps.${index}.price`, {
                      setValueAs: (value: string) => value || undefined,
                    })}
                  >
                    <option value="">No line of the list</option>
                    {priceTitles.map((title) => (
                      <option key={title} value={title}>
                        {title}
                      </option>
                    ))}
                  </Select>
                </Field>
              </div>
              <Field label="Short" error={errors?.[index]?.short?.message}>
                <Textarea className={writing} rows={2} {...register(`guide.steps.${index}.short`)} />
              </Field>
              <Field label="In full" error={errors?.[index]?.text?.message}>
                <Textarea className={writing} rows={3} {...register(`guide.steps.${index}.text`)} />
              </Field>
            </fieldset>
          </li>
        ))}
      </ol>
    </FormSection>
  )
}

/** What the service does to each kind of house. */
export function PassageFields({ form }: GuideFieldsProps) {
  const register = registerStored(form)
  const errors = form.formState.errors.guide?.passages
  return (
    <FormSection id="houses">
      {(Object.entries(houseKinds) as [HouseKind, string][]).map(([kind, name]) => (
        <Field key={kind} label={name} error={errors?.[kind]?.message}>
          <Textarea className={writing} rows={4} {...register(`guide.passages.${kind}`)} />
        </Field>
      ))}
    </FormSection>
  )
}

const advice = {
  drivers: 'What moves the price',
  decide: 'What to decide first',
  mistakes: 'What goes wrong elsewhere',
} as const

/** Lines of advice. */
export function AdviceFields({ form }: GuideFieldsProps) {
  const errors = form.formState.errors.guide
  return (
    <FormSection id="advice">
      {(Object.keys(advice) as (keyof typeof advice)[]).map((name) => (
        <Controller
          key={name}
          control={form.control}
          name={`guide.${name}`}
          render={({ field }) => (
            <LinesField
              label={advice[name]}
              values={field.value}
              onChange={field.onChange}
              error={errors?.[name]?.message ?? errors?.[name]?.find?.((one) => one)?.message}
            />
          )}
        />
      ))}
    </FormSection>
  )
}

/** What people ask, with the answers. */
export function QuestionFields({ form }: GuideFieldsProps) {
  const errors = form.formState.errors.guide?.questions
  return (
    <FormSection id="questions">
      <Controller
        control={form.control}
        name="guide.questions"
        render={({ field }) => (
          <ListField<ServiceForm['guide']['questions'][number]>
            label="Questions and answers"
            rowName="Question"
            rows={field.value}
            empty={{ question: '', answer: '' }}
            onChange={field.onChange}
            error={errors?.message}
          >
            {({ question, answer }, change, index) => (
              <>
                <Field label="Question" error={errors?.[index]?.question?.message}>
                  <Input value={question} onChange={(event) => change({ question: event.target.value })} />
                </Field>
                <Field label="Answer" error={errors?.[index]?.answer?.message}>
                  <Textarea
                    className={writing}
                    rows={3}
                    value={answer}
                    onChange={(event) => change({ answer: event.target.value })}
                  />
                </Field>
              </>
            )}
          </ListField>
        )}
      />
    </FormSection>
  )
}
