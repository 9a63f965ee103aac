import { type Ref, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Choice, Choices } from '@/components/ui/choice'
import { Field, Hint, Input, Select } from '@/components/ui/field'
import { useWords } from '@/components/ui/use-words'
import {
  defaultWork,
  type EstimateRoom,
  estimateRooms,
  type Level,
  levels,
  possibleFeet,
  questionOf,
  roomSizes,
  type SingleRoom,
  sizeNames,
  type SizeName,
  type WorkQuestion,
  workQuestionIds,
} from '@/lib/business/estimate-choices'
import { differencesFrom, differenceText } from '@/lib/estimate/differences'
import { type LinePrices } from '@/lib/estimate/estimate'
import {
  type EstimateRequest,
  feetField,
  findSizeName,
  keptField,
  queryOf,
  questionsFor,
  roomsOf,
  sizeField,
  stepField,
} from '@/lib/estimate/request'

type EstimateFormProps = {
  /** The request in the address, which fills in the fields at first. */
  served: EstimateRequest
  /** The request of the current fields. */
  request: EstimateRequest
  kept: EstimateRequest | null
  /** The part that the address asks for. */
  step: string
  prices: LinePrices
  places: readonly { slug: string; name: string }[]
  /** A kitchen of the visualizer in words, if the request has one. */
  design?: string | undefined
  formRef: Ref<HTMLFormElement>
  onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => void
}

const houseQuestions: readonly WorkQuestion[] = ['age', 'house']
const questionsOf = (room?: SingleRoom) =>
  workQuestionIds.filter((id) => questionOf(id).room === room && !houseQuestions.includes(id))

/**
 * Renders a plain form in three parts that requests its own address. Its fields are uncontrolled; the style sheet hides
 * questions about another room.
 */
export function EstimateForm(props: EstimateFormProps) {
  const { served, request, kept, step, prices, places, design, formRef, onSubmit } = props
  const words = useWords()
  const differenceOf = differencesFrom(request, prices)
  /** Returns the amount that an answer adds to the total, or that it is included. */
  const cost = (isChosen: boolean, change: Partial<EstimateRequest>) => (
    <small className="est-like">{isChosen ? words('included') : differenceText(differenceOf(change))}</small>
  )
  const question = (id: WorkQuestion) => (
    <Choices legend={words(questionOf(id).legend)} key={id}>
      {Object.entries(questionOf(id).options).map(([value, { label, takes }]) => (
        <Choice key={value} name={id} value={value} defaultChecked={served.work[id] === value}>
          <span>
            {words(label)}{' '}
            {questionsFor(request).includes(id) &&
              cost(request.work[id] === value && takes.length > 0, {
                work: { ...request.work, [id]: value },
              })}
          </span>
        </Choice>
      ))}
    </Choices>
  )
  const countChanges = (ids: readonly WorkQuestion[], work: EstimateRequest['work']) =>
    ids.filter((id) => work[id] !== defaultWork[id]).length
  const workIdsOf = (subject: EstimateRequest) =>
    questionsFor(subject).filter((id) => !houseQuestions.includes(id))
  const workIds = workIdsOf(request)
  const changeNote = (count: number, all: number, none: string) =>
    count === 0 ? none : words('Changed so far: {count} of {all}', { count: String(count), all: String(all) })
  const houseCount = ({ work, town }: EstimateRequest) => countChanges(houseQuestions, work) + (town ? 1 : 0)
  return (
    <form
      className="est-form"
      data-container=""
      action="/estimate#sum"
      data-intent=""
      ref={formRef}
      onSubmit={onSubmit}
    >
      {/* Enter presses the first button of a form. */}
      <Button type="submit" hidden />
      {kept && <input type="hidden" name={keptField} value={queryOf(kept).toString()} />}
      <section className="est-part" data-part="1">
        <PartTitle number={1}>{words('The room')}</PartTitle>
        <Choices legend={words('Room')}>
          {Object.entries(estimateRooms).map(([value, label]) => (
            <Choice key={value} name="room" value={value} defaultChecked={served.room === value}>
              <span>
                {words(label)} {cost(request.room === value, { room: value as EstimateRoom })}
              </span>
            </Choice>
          ))}
        </Choices>
        {(['kitchen', 'bathroom'] as const).map((room) => (
          <RoomSize
            key={room}
            room={room}
            feet={served.feet[room]}
            cost={(size) => {
              const currentSize = findSizeName(room, request.feet[room])
              // If the floor is typed, the size makes no difference.
              if (!currentSize || !roomsOf(request).includes(room)) return null
              return cost(currentSize === size, {
                feet: { ...request.feet, [room]: roomSizes[room][size].feet },
              })
            }}
          />
        ))}
        <Choices legend={words('Finish level')}>
          {Object.entries(levels).map(([value, { label, like }]) => (
            <Choice key={value} name="level" value={value} defaultChecked={served.level === value}>
              <Explained label={label} like={like}>
                {cost(request.level === value, { level: value as Level })}
              </Explained>
            </Choice>
          ))}
        </Choices>
        {design && (
          <Hint>
            {`${words(request.room === 'bathroom' ? 'Vanity, tile and fixtures are counted as you chose them:' : 'Cabinets, counter, backsplash and floor are counted as you chose them:')} `}
            {design} <input type="hidden" name="design" value={served.design} />
          </Hint>
        )}
        <Next part="work">{words('Next: what stays, what goes')}</Next>
      </section>
      <details
        className="est-part"
        data-part="2"
        id="work"
        open={step === 'work' || countChanges(workIdsOf(served), served.work) > 0}
      >
        <summary>
          <PartTitle number={2}>{words('What stays, what goes')}</PartTitle>
          <small className="est-like">
            {changeNote(
              countChanges(workIds, request.work),
              workIds.length,
              words('So far this is a new room with the same layout.'),
            )}
          </small>
        </summary>
        <div className="est-questions" data-for="kitchen">
          {questionsOf('kitchen').map(question)}
        </div>
        <div className="est-questions" data-for="bathroom">
          {questionsOf('bathroom').map(question)}
        </div>
        <div className="est-questions">{questionsOf().map(question)}</div>
        <Next part="home">{words('Next: your home')}</Next>
      </details>
      <details className="est-part" data-part="3" id="home" open={step === 'home' || houseCount(served) > 0}>
        <summary>
          <PartTitle number={3}>{words('Your home')}</PartTitle>
          <small className="est-like">
            {changeNote(
              houseCount(request),
              houseQuestions.length + 1,
              words('How old it is, and which town it’s in.'),
            )}
          </small>
        </summary>
        <div className="est-questions">
          {houseQuestions.map(question)}
          <Field
            className="est-field"
            label={words('Town')}
            hint={words('Only tells you which permit office applies. It won’t change the price.')}
          >
            <Select name="town" defaultValue={served.town}>
              <option value="">{words('Choose a town (optional)')}</option>
              {places.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      </details>
      <Button type="submit" look="primary" className="hidden justify-self-start noscript:flex">
        {words('Show what it may cost')}
      </Button>
    </form>
  )
}

type RoomSizeProps = { room: SingleRoom; feet: number; cost: (size: SizeName) => ReactNode }

function RoomSize({ room, feet, cost }: RoomSizeProps) {
  const words = useWords()
  const size = findSizeName(room, feet)
  return (
    <div className="est-questions" data-for={room}>
      <Choices legend={words(room === 'kitchen' ? 'Size of the kitchen' : 'Size of the bathroom')}>
        {(Object.keys(sizeNames) as SizeName[]).map((value) => (
          <Choice
            key={value}
            name={sizeField[room]}
            value={value}
            defaultChecked={(size ?? 'medium') === value}
          >
            <Explained label={sizeNames[value]} like={roomSizes[room][value].like}>
              {cost(value)}
            </Explained>
          </Choice>
        ))}
      </Choices>
      <Field label={words('Or its floor in square feet')} className="est-field est-feet">
        <Input
          name={feetField[room]}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          defaultValue={size ? '' : feet}
          placeholder={possibleFeet.said}
        />
      </Field>
    </div>
  )
}

function Explained({ label, like, children }: { label: string; like: string; children: ReactNode }) {
  const words = useWords()
  return (
    <span>
      {words(label)}
      <small className="est-like">{words(like)}</small>
      {children}
    </span>
  )
}

const partCount = 3

function PartTitle({ number, children }: { number: number; children: ReactNode }) {
  const words = useWords()
  return (
    <h2 className="text-h3">
      <small className="est-step">
        {words('Step {number} of {count}', { number: String(number), count: String(partCount) })}
      </small>{' '}
      {children}
    </h2>
  )
}

/** Opens the next part, at once with script, by an address without. */
const Next = ({ part, children }: { part: string; children: ReactNode }) => (
  <Button
    type="submit"
    look="line"
    size="small"
    className="justify-self-start"
    name={stepField}
    value={part}
    formAction={`/estimate#${part}`}
  >
    {children}
  </Button>
)
