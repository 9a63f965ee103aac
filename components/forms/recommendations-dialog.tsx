'use client'

import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { phoneDigits } from '@/lib/business/profile'
import { planText } from '@/lib/recommendations/plan-text'
import { type ContactProjectType } from '@/lib/business/project-types'
import { type RecommendationItem, type RecommendationRequest } from '@/lib/schemas/recommendations'
import { budgetOptions, locationOptions, optionLabel, projectTypeOptions, type ProjectType, timelineOptions } from '@/lib/business/recommendation-choices'
import { Icon } from '@/components/ui/icon'
import { ContactForm } from './contact-form'
import { Dialog } from './dialog'
import { send } from './send'

/** What is chosen so far. */
type Choices = { [Name in keyof Complete]: Complete[Name] | '' }
type Complete = Omit<RecommendationRequest, 'preferences'>
/** A plan, and what it was made for: the choices may change again while it is shown. */
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

const titleOf = ({ projectType, location }: Complete) =>
  `For ${rooms[projectType]} in ${optionLabel(locationOptions, location)}`

const frameOf = ({ budget, timeline }: Complete) => {
  const start = optionLabel(timelineOptions, timeline).toLowerCase()
  return `${optionLabel(budgetOptions, budget)}, ${timeline === 'planning' ? start : `starting ${start}`}`
}

const isComplete = (choices: Choices): choices is Complete => Object.values(choices).every(Boolean)

/** Smart Recommendations: four questions, a plan, and a visit asked for with it. */
export function RecommendationsDialog({ opening, phone }: { opening: number; phone: string }) {
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
      const answer = (await send('/api/recommendations', { ...choices, preferences: choices })) as {
        results?: RecommendationItem[]
      }
      setPlan({ choices, items: answer.results ?? [] })
      setView('results')
    } catch {
      setFailed(true)
    }
    setPending(false)
  }

  const titles: Record<View, [title: string, note: string]> = {
    form: ['Smart Recommendations', 'Four questions. No name or phone number needed.'],
    results: plan ? [titleOf(plan.choices), frameOf(plan.choices)] : ['', ''],
    visit: ['Request a visit', 'Your plan comes with the request.'],
  }
  const [title, note] = titles[view]

  return (
    <Dialog title={title} note={note} opening={opening} view={view}>
      {view === 'form' && (
        <ChoicesForm choices={choices} change={setChoices} pending={pending} submit={submit}>
          {failed && (
            <p className="error" role="alert">
              <Icon name="error" />
              <span>
                The recommendations could not be put together. Please try again, or call us at{' '}
                <a className="link nowrap" href={`tel:${phoneDigits(phone)}`}>
                  {phone}
                </a>
                .
              </span>
            </p>
          )}
        </ChoicesForm>
      )}
      {view === 'results' && plan && (
        <>
          <Results items={plan.items} />
          <div className="results__end">
            <button type="button" className="btn btn--primary" onClick={() => setView('visit')}>
              Request a visit
            </button>
            <a className="btn btn--line" href={`tel:${phoneDigits(phone)}`}>
              <Icon name="phone" />
              Call {phone}
            </a>
            <button type="button" className="btn btn--bare" onClick={() => setView('form')}>
              Back to Form
            </button>
          </div>
        </>
      )}
      {plan && (
        // Once shown it stays, hidden, so that what was typed is there again.
        <div hidden={view !== 'visit'}>
          <ContactForm
            phone={phone}
            source="recommendations"
            town={plan.choices.location}
            plan={planText(plan.choices, plan.items)}
            projectType={contactTypes[plan.choices.projectType]}
          />
          <button type="button" className="btn btn--bare" onClick={() => setView('results')}>
            Back to my plan
          </button>
        </div>
      )}
    </Dialog>
  )
}

type ChoicesFormProps = {
  choices: Choices
  change: (choices: Choices) => void
  pending: boolean
  submit: (event: SubmitEvent<HTMLFormElement>) => void
  children?: ReactNode
}

function ChoicesForm({ choices, change, pending, submit, children }: ChoicesFormProps) {
  const id = useId()
  const group = (
    name: 'projectType' | 'budget' | 'timeline',
    legend: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <fieldset className="choice">
      <legend>{legend}</legend>
      <div className="choice__row">
        {options.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={choices[name] === value}
              onChange={() => change({ ...choices, [name]: value })}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
  return (
    <form className="form form--rec" onSubmit={submit}>
      {group('projectType', 'Project', projectTypeOptions)}
      {group('budget', 'Budget', budgetOptions)}
      <div className="field">
        <label htmlFor={`${id}location`}>Town</label>
        <select
          className={choices.location ? 'input' : 'input is-empty'}
          id={`${id}location`}
          name="location"
          value={choices.location}
          onChange={(event) => change({ ...choices, location: event.target.value as Choices['location'] })}
        >
          <option value="">Choose your town</option>
          {locationOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {group('timeline', 'Start', timelineOptions)}
      {children}
      <button type="submit" className="btn btn--primary btn--full" disabled={pending || !isComplete(choices)}>
        {pending ? 'Generating...' : 'Get My Recommendations'}
      </button>
    </form>
  )
}

function Results({ items }: { items: RecommendationItem[] }) {
  if (!items.length)
    return <p>We have no suggestion for these choices. Call us, and we look at your room together.</p>
  return (
    <ol className="results">
      {items.map(({ title, description, reason, priority, priceRange, timeline }) => (
        <li className={`result result--${priority}`} key={title}>
          <p className="result__p">{priorities[priority]}</p>
          <h3>{title}</h3>
          <p>{description}</p>
          <p className="result__why">{reason}</p>
          <p className="result__m num">
            <span>{priceRange}</span>
            <span>{timeline}</span>
          </p>
        </li>
      ))}
    </ol>
  )
}
