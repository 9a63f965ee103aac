import { type ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import { Status } from '@/components/ui/badge'
import { Field, FieldGroup, Input } from '@/components/ui/field'
import { Segmented } from '@/components/ui/segmented'
import { type AreaService } from '@/lib/content/areas'
import { houseKinds } from '@/lib/content/house-kinds/kinds'
import { titleOf } from '@/lib/records/define-record'
import { type FormParts } from '../form-parts'
import { RecordInput } from '../record-input'
import { type RecordFields } from '../use-record-fields'

/** The parts of a service's form. */
const sections = {
  basics: { title: 'The service', about: '' },
  prices: { title: 'Price and time', about: 'The figures themselves are in Settings, Price list.' },
  steps: {
    title: 'The six steps',
    about: 'Places’ pages show the titles, the service’s own page the texts, too.',
  },
  houses: {
    title: 'By kind of house',
    about:
      'A place’s page shows the passages on the kinds of house that most people there live in, and a question on each.',
  },
  advice: { title: 'Advice', about: 'One on each line.' },
  questions: {
    title: 'Questions',
    about: 'What people ask, on the service’s own page; each page of a place has one of them, too.',
  },
} as const

function Section({ id, children }: { id: keyof typeof sections; children: ReactNode }) {
  const { title, about } = sections[id]
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-24 gap-5 border-t border-hair pt-7 pb-3 first:border-0 first:pt-0"
    >
      <div className={id === 'basics' ? 'sr-only' : undefined}>
        <h2 id={`${id}-title`} className="font-serif text-24 font-[450]">
          {title}
        </h2>
        {about && <p className="mt-1 text-13 text-stone">{about}</p>}
      </div>
      {children}
    </section>
  )
}

const six = [0, 1, 2, 3, 4, 5]

function ServiceMain({ fields }: { fields: RecordFields }) {
  const input = (name: string) => <RecordInput key={name} name={name} fields={fields} />
  return (
    <>
      <Section id="basics">
        {input('name')}
        {input('description')}
        <fieldset className="grid min-w-0 gap-2">
          <legend className="mb-1.5 text-label leading-snug font-semibold">What it includes</legend>
          {six.map((index) => (
            <Field
              key={index}
              label={<span className="sr-only">Line {index + 1}</span>}
              error={fields.errorOf(`features.${index}`)}
            >
              <Input {...fields.register(`features.${index}`)} />
            </Field>
          ))}
        </fieldset>
        {input('guide.scope')}
        {input('guide.heading')}
      </Section>
      <Section id="prices">
        {input('guide.price.titles')}
        {input('guide.price.wording')}
        <WholeRoom fields={fields} />
        {input('guide.price.note')}
        {input('guide.timeline')}
        {input('guide.leadTimes')}
        {input('guide.fromSignature')}
      </Section>
      <Section id="steps">
        <ol className="grid gap-7">
          {six.map((index) => (
            <li key={index} className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
              <span className="pt-px font-serif text-18 text-brass tabular-nums" aria-hidden="true">
                {index + 1}
              </span>
              <fieldset className="grid min-w-0 gap-4">
                <legend className="sr-only">Step {index + 1}</legend>
                <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_13rem]">
                  {input(`guide.steps.${index}.title`)}
                  {input(`guide.steps.${index}.price`)}
                </div>
                {input(`guide.steps.${index}.text`)}
              </fieldset>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="houses">
        {Object.keys(houseKinds).flatMap((kind) => [
          input(`guide.passages.${kind}`),
          input(`guide.kindQuestions.${kind}`),
        ])}
      </Section>
      <Section id="advice">{['drivers', 'decide', 'mistakes'].map((name) => input(`guide.${name}`))}</Section>
      <Section id="questions">{input('guide.questions')}</Section>
    </>
  )
}

/** Switches between a service for a whole room and another one: their prices differ in kind. */
const WholeRoom = ({ fields }: { fields: RecordFields }) => (
  <Controller
    control={fields.control}
    name="guide.price.whole"
    render={({ field }) => (
      <FieldGroup
        label="Builds a whole room"
        hint="If it does, {sum} is the estimate for a new one in its current layout, from small and basic to large and high-end."
      >
        <Segmented
          label="Builds a whole room"
          value={(field.value as string | undefined) ?? 'none'}
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
)

function ServiceAside({ fields }: { fields: RecordFields }) {
  const { isOn } = fields.stored as AreaService & RecordFields['stored']
  return (
    <div className="grid gap-5 tablet:sticky tablet:top-24">
      <Status status={isOn ? 'published' : 'draft'}>{isOn ? 'Offered' : 'Off: visitors don’t see it'}</Status>
      <nav aria-label="Parts of this form" className="max-tablet:hidden">
        <ul className="border-l border-hair">
          {Object.entries(sections).map(([id, { title }]) => (
            <li key={id}>
              <a
                className="-ml-px flex min-h-8 items-center border-l-2 border-transparent pl-3.5 font-medium text-stone no-underline hover:border-edge hover:text-ink"
                href={`#${id}`}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

export const serviceForm: FormParts = {
  title: (service) => titleOf({ titleColumn: 'name' }, service),
  note: () =>
    'What you write here appears on the service’s own page and, in a few lines, on its page for each place.',
  Main: ServiceMain,
  Aside: ServiceAside,
}
