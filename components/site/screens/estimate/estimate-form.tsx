import { type Ref, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Choice, Choices } from '@/components/ui/choice'
import { Field, Hint, Input, Select } from '@/components/ui/field'
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
  const question = (id: WorkQuestion) => (
    <Choices legend={questionOf(id).legend} key={id}>
      {Object.entries(questionOf(id).options).map(([value, { label }]) => (
        <Choice key={value} name={id} value={value} defaultChecked={request.work[id] === value}>
          {label}
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
      <Part title="The room">
        <Choices legend="Room">
          {Object.entries(estimateRooms).map(([value, label]) => (
            <Choice key={value} name="room" value={value} defaultChecked={request.room === value}>
              {label}
            </Choice>
          ))}
        </Choices>
        {(['kitchen', 'bathroom'] as const).map((room) => (
          <RoomSize key={room} room={room} feet={request.feet[room]} />
        ))}
      </Part>
      <Part title="What stays, what goes">
        <div className="est-questions" data-for="kitchen">
          {questionsOf('kitchen').map(question)}
        </div>
        <div className="est-questions" data-for="bathroom">
          {questionsOf('bathroom').map(question)}
        </div>
        {questionsOf().map(question)}
      </Part>
      <Part title="Finishes">
        <Choices legend="How fine">
          {Object.entries(levels).map(([value, { label, like }]) => (
            <Choice key={value} name="level" value={value} defaultChecked={request.level === value}>
              <Explained label={label} like={like} />
            </Choice>
          ))}
        </Choices>
        {design && (
          <Hint>
            Cabinets, counter, backsplash and floor are counted as you chose them: {design}{' '}
            <input type="hidden" name="design" value={request.design} />
          </Hint>
        )}
      </Part>
      <Part title="Your home">
        {houseQuestions.map(question)}
        <Field
          className="est-field"
          label="Town"
          hint="It names the office that permits come from. It doesn’t change the sum."
        >
          <Select name="town" defaultValue={request.town}>
            <option value="">Not said</option>
            {places.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </Part>
      <Button type="submit" look="primary" className="justify-self-start">
        Show what it may cost
      </Button>
    </form>
  )
}

function RoomSize({ room, feet }: { room: SingleRoom; feet: number }) {
  const size = findSizeName(room, feet)
  return (
    <div className="est-questions" data-for={room}>
      <Choices legend={room === 'kitchen' ? 'Size of the kitchen' : 'Size of the bathroom'}>
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
      <Field label="Or its floor in square feet" className="est-field est-feet">
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

const Explained = ({ label, like }: { label: string; like: string }) => (
  <span>
    {label}
    <small className="est-like">{like}</small>
  </span>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="est-part">
    <h2 className="text-h3">{title}</h2>
    {children}
  </section>
)
