'use client'

import '@/components/ui/overlays.css'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { phoneDigits } from '@/lib/business/phone'
import { planText } from '@/lib/recommendations/plan-text'
import { type ContactProjectType } from '@/lib/business/project-types'
import { type RecommendationItem, type RecommendationRequest } from '@/lib/schemas/recommendations'
import {
  budgetOptions,
  type LocationOption,
  optionLabel,
  projectTypeOptions,
  type ProjectType,
  timelineOptions,
} from '@/lib/business/recommendation-choices'
import { Icon } from '@/components/ui/icon'
import { type ContactForm } from './contact-form'
import { Button, ButtonLink } from '@/components/ui/button'
import { Choice, Choices } from '@/components/ui/choice'
import { Dialog } from '@/components/ui/dialog'
import { Field, Select } from '@/components/ui/field'
import { useWords } from '@/components/ui/use-words'
import { type FillText } from '@/lib/text/fill-known'
import { CallLink } from './form-fields'
import { send } from './send'

type Choices = { [Name in keyof Complete]: Complete[Name] | '' }
type Complete = Omit<RecommendationRequest, 'preferences'>
/** A plan and the choices it was made for: those in the form may have changed since. */
type Plan = { choices: Complete; items: RecommendationItem[] }
type View = 'form' | 'results' | 'visit'

const rooms: Record<ProjectType, string> = {
  kitchen: 'a kitchen',
  bathroom: 'a bathroom',
  both: 'a kitchen and bath',
}
const contactTypes: Record<ProjectType, ContactProjectType> = {
  kitchen: 'kitchen-remodeling',
  bathroom: 'bathroom-remodeling',
  both: 'multiple',
}
const priorities = { high: 'High priority', medium: 'Medium priority', other: 'Other' }

const titleOf = (
  { projectType, location }: Complete,
  locations: readonly LocationOption[],
  words: FillText,
) =>
  words('For {room} in {town}', {
    room: words(rooms[projectType]),
    town: optionLabel(locations, location),
  })

const frameOf = ({ budget, timeline }: Complete, words: FillText) => {
  const start = words(optionLabel(timelineOptions, timeline)).toLowerCase()
  const startText = timeline === 'planning' ? start : words('starting {start}', { start })
  return `${optionLabel(budgetOptions, budget)}, ${startText}`
}

const isComplete = (choices: Choices): choices is Complete => Object.values(choices).every(Boolean)

type RecommendationsDialogProps = {
  opening: number
  Form: typeof ContactForm
  locations: readonly LocationOption[]
  phone: string
  promise: string
}

export function RecommendationsDialog(props: RecommendationsDialogProps) {
  const { opening, Form, locations, phone, promise } = props
  const words = useWords()
  const [view, setView] = useState<View>('form')
  const [choices, setChoices] = useState<Choices>({
    projectType: 'kitchen',
    budget: '',
    location: '',
    timeline: '',
  })
  const [plan, setPlan] = useState<Plan>()
  const [pending, setPending] = useState(false)
  const [failed, setFailed] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending || !isComplete(choices)) return
    setPending(true)
    setFailed(false)
    try {
      const answer = (await send('/api/recommendations', { ...choices, preferences: choices })) as
        { results?: RecommendationItem[] } | undefined
      setPlan({ choices, items: answer?.results ?? [] })
      setView('results')
    } catch {
      setFailed(true)
    }
    setPending(false)
  }

  const titles: Record<View, [title: string, note: string]> = {
    form: [words('Smart Recommendations'), words('Four questions. No name or phone number needed.')],
    results: plan ? [titleOf(plan.choices, locations, words), frameOf(plan.choices, words)] : ['', ''],
    visit: [words('Request a visit'), words('Your plan comes with the request.')],
  }
  const [title, note] = titles[view]

  return (
    <Dialog title={title} note={note} opening={opening} view={view} size="form" begin="heading">
      {view === 'form' && (
        <ChoicesForm
          choices={choices}
          locations={locations}
          change={setChoices}
          pending={pending}
          submit={submit}
        >
          {failed && (
            <p className="flex gap-2 text-small font-medium text-clay" role="alert">
              <Icon name="error" />
              <span>
                {words('The recommendations could not be put together. Please try again, or call us at')}{' '}
                <CallLink phone={phone} />.
              </span>
            </p>
          )}
        </ChoicesForm>
      )}
      {view === 'results' && plan && (
        <>
          <Results items={plan.items} />
          <p className="flex flex-wrap gap-x-5 border-t border-line pt-5">
            {plan.choices.projectType !== 'bathroom' && (
              <DesignLink href="/design">{words('See a kitchen in your finishes')}</DesignLink>
            )}
            {plan.choices.projectType !== 'kitchen' && (
              <DesignLink href="/design/bath">{words('See a bath in your finishes')}</DesignLink>
            )}
          </p>
          <div className="mt-6 flex flex-wrap gap-x-4 gap-y-3 max-sm:*:w-full">
            <Button look="primary" onClick={() => setView('visit')}>
              {words('Request a visit')}
            </Button>
            <ButtonLink look="line" href={`tel:${phoneDigits(phone)}`}>
              <Icon name="phone" />
              {words('Call {phone}', { phone })}
            </ButtonLink>
            <ButtonLink
              look="bare"
              href={`/estimate?room=${plan.choices.projectType}&town=${plan.choices.location}`}
            >
              {words('Estimate it line by line')}
            </ButtonLink>
            <Button look="bare" onClick={() => setView('form')}>
              {words('Back to Form')}
            </Button>
            <Button look="bare" onClick={() => print()}>
              {words('Print this plan')}
            </Button>
          </div>
        </>
      )}
      {plan && (
        // Rendered hidden, so that typed text is kept.
        <div hidden={view !== 'visit'}>
          <Form
            phone={phone}
            promise={promise}
            source="recommendations"
            town={plan.choices.location}
            plan={planText(plan.choices, plan.items, locations)}
            projectType={contactTypes[plan.choices.projectType]}
          />
          <Button look="bare" className="mt-2" onClick={() => setView('results')}>
            {words('Back to my plan')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}

type ChoicesFormProps = {
  choices: Choices
  locations: readonly LocationOption[]
  change: (choices: Choices) => void
  pending: boolean
  submit: (event: SubmitEvent<HTMLFormElement>) => void
  children?: ReactNode
}

function ChoicesForm({ choices, locations, change, pending, submit, children }: ChoicesFormProps) {
  const words = useWords()
  const group = (
    name: 'projectType' | 'budget' | 'timeline',
    legend: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <Choices legend={words(legend)}>
      {options.map(({ value, label }) => (
        <Choice
          key={value}
          name={name}
          value={value}
          checked={choices[name] === value}
          onChange={() => change({ ...choices, [name]: value })}
        >
          {words(label)}
        </Choice>
      ))}
    </Choices>
  )
  return (
    <form className="grid gap-6" onSubmit={submit}>
      {group('projectType', 'Project', projectTypeOptions)}
      {group('budget', 'Budget', budgetOptions)}
      <Field label={words('Town')}>
        <Select
          name="location"
          value={choices.location}
          onChange={(event) => change({ ...choices, location: event.target.value as Choices['location'] })}
        >
          <option value="">{words('Choose your town')}</option>
          {locations.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      {group('timeline', 'Start', timelineOptions)}
      {children}
      <Button type="submit" look="primary" wide disabled={pending || !isComplete(choices)}>
        {words(pending ? 'Generating...' : 'Get My Recommendations')}
      </Button>
    </form>
  )
}

const DesignLink = ({ href, children }: { href: string; children: string }) => (
  <a
    className="inline-flex min-h-tap items-center font-semibold text-spruce underline decoration-brass underline-offset-4"
    href={href}
  >
    {children}
  </a>
)

const weights = {
  high: 'border-t-2 border-spruce [&_h3]:text-28 [&>:first-child]:text-spruce',
  medium: 'border-t border-line [&_h3]:text-20 [&>:first-child]:text-brass',
  other: 'border-t border-line [&_h3]:text-20 [&>:first-child]:text-quiet',
}

function Results({ items }: { items: RecommendationItem[] }) {
  const words = useWords()
  if (!items.length)
    return (
      <p>{words('We have no suggestion for these choices. Call us, and we look at your room together.')}</p>
    )
  return (
    <ol>
      {items.map(({ title, description, reason, priority, priceRange, timeline }) => (
        <li className={`py-5 ${weights[priority]}`} key={title}>
          <p className="text-small font-semibold">{words(priorities[priority])}</p>
          <h3 className="mt-0.5 mb-1.5">{title}</h3>
          <p>{description}</p>
          <p className="mt-1.5 text-quiet">{reason}</p>
          <p className="mt-2.5 flex flex-wrap gap-x-5 font-serif text-18">
            <span>{priceRange}</span>
            <span>{timeline}</span>
          </p>
        </li>
      ))}
    </ol>
  )
}
