import { type Ref, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Choice, Choices } from '@/components/ui/choice'
import { Field, Hint, Input, Select } from '@/components/ui/field'
import { useWords } from '@/components/ui/use-words'
import {
  estimateRooms,
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
import { type EstimateRequest, feetField, sizeField, findSizeName } from '@/lib/estimate/request'

type EstimateFormProps = {
  request: EstimateRequest
  places: readonly { slug: string; name: string }[]
  /** A kitchen of the visualizer in words, if the request has one. */
  design?: string
  formRef: Ref<HTMLFormElement>
  onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => void
}

const houseQuestions: readonly WorkQuestion[] = ['age', 'house']
const questionsOf = (room?: SingleRoom) =>
  workQuestionIds.filter((id) => questionOf(id).room === room && !houseQuestions.includes(id))

/**
 * A plain form that requests its own address. The browser keeps its fields; the style sheet hides what belongs to another
 * room.
 */
export function EstimateForm({ request, places, design, formRef, onSubmit }: EstimateFormProps) {
  const words = useWords()
  const question = (id: WorkQuestion) => (
    <Choices legend={words(questionOf(id).legend)} key={id}>
      {Object.entries(questionOf(id).options).map(([value, { label }]) => (
        <Choice key={value} name={id} value={value} defaultChecked={request.work[id] === value}>
          {words(label)}
        </Choice>
      ))}
    </Choices>
  )
  return (
    <form
      className="est-form"
      data-container=""
      action="/estimate#sum"
      data-intent=""
      ref={formRef}
      onSubmit={onSubmit}
    >
      <Part title={words('The room')}>
        <Choices legend={words('Room')}>
          {Object.entries(estimateRooms).map(([value, label]) => (
            <Choice key={value} name="room" value={value} defaultChecked={request.room === value}>
              {words(label)}
            </Choice>
          ))}
        </Choices>
        {(['kitchen', 'bathroom'] as const).map((room) => (
          <RoomSize key={room} room={room} feet={request.feet[room]} />
        ))}
      </Part>
      <Part title={words('What stays, what goes')}>
        <div className="est-questions" data-for="kitchen">
          {questionsOf('kitchen').map(question)}
        </div>
        <div className="est-questions" data-for="bathroom">
          {questionsOf('bathroom').map(question)}
        </div>
        {questionsOf().map(question)}
      </Part>
      <Part title={words('Finishes')}>
        <Choices legend={words('Finish level')}>
          {Object.entries(levels).map(([value, { label, like }]) => (
            <Choice key={value} name="level" value={value} defaultChecked={request.level === value}>
              <Explained label={label} like={like} />
            </Choice>
          ))}
        </Choices>
        {design && (
          <Hint>
            {`${words(request.room === 'bathroom' ? 'Vanity, tile and fixtures are counted as you chose them:' : 'Cabinets, counter, backsplash and floor are counted as you chose them:')} `}
            {design} <input type="hidden" name="design" value={request.design} />
          </Hint>
        )}
      </Part>
      <Part title={words('Your home')}>
        {houseQuestions.map(question)}
        <Field
          className="est-field"
          label={words('Town')}
          hint={words('Only tells you which permit office applies. It won’t change the price.')}
        >
          <Select name="town" defaultValue={request.town}>
            <option value="">{words('Choose a town (optional)')}</option>
            {places.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </Part>
      <Button type="submit" look="primary" className="justify-self-start">
        {words('Show what it may cost')}
      </Button>
    </form>
  )
}

function RoomSize({ room, feet }: { room: SingleRoom; feet: number }) {
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
            <Explained label={sizeNames[value]} like={roomSizes[room][value].like} />
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

function Explained({ label, like }: { label: string; like: string }) {
  const words = useWords()
  return (
    <span>
      {words(label)}
      <small className="est-like">{words(like)}</small>
    </span>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="est-part">
    <h2 className="text-h3">{title}</h2>
    {children}
  </section>
)
