import './finish-choice.css'
import { ChosenText } from '@/components/site/parts/chosen-text'
import { Icon } from '@/components/ui/icon'
import { Swatch } from './swatch'
import { layerOf } from '@/lib/business/design-layers'
import {
  type Choice,
  costMark,
  costText,
  type Finish,
  finishesOf,
  type Surface,
} from '@/lib/business/finishes'
import { type FillText } from '@/lib/text/fill-known'

type FinishChoiceProps = {
  surface: Surface
  name: string
  /** The finishes of which samples are to be brought. */
  samples: readonly Finish[]
  finishes: readonly Finish[]
  choice: Choice
  /** Id of the form that the choice is sent by. */
  form: string
  words: FillText
}

export function FinishChoice({ surface, name, finishes, choice, samples, form, words }: FinishChoiceProps) {
  const offeredFinishes = finishesOf(surface, finishes)
  return (
    <fieldset className={`design-choice of-${surface}`}>
      <legend className="float-left mb-3 font-serif text-h4 leading-snug">{words(name)}</legend>
      <p className="text-right text-small text-quiet" aria-hidden="true">
        <ChosenText finishes={offeredFinishes} textOf={({ name }) => name} />
      </p>
      <div className="design-swatches">
        {offeredFinishes.map((finish) => (
          <label key={finish.id}>
            <input
              type="radio"
              form={form}
              name={surface}
              value={finish.id}
              id={layerOf(finish)}
              defaultChecked={choice[surface] === finish.id}
              aria-describedby={`${layerOf(finish)}-about`}
              autoComplete="off"
            />
            <Swatch finish={finish} />
            <Icon name="check" className="size-4" />
            <span className="text-small leading-tight">{finish.name}</span>
            <span className="text-caption text-quiet" aria-hidden="true">
              {costMark(finish)}
            </span>
          </label>
        ))}
      </div>
      {offeredFinishes.map((finish) => (
        <p
          key={finish.id}
          id={`${layerOf(finish)}-about`}
          className={`if if-${layerOf(finish)} design-about`}
        >
          {finish.about} {finish.wear} <b className="font-semibold text-ink">{words(costText(finish))}</b>
        </p>
      ))}
      {offeredFinishes.map((finish) => (
        <label key={finish.id} className={`if if-${layerOf(finish)}`} data-sample="">
          <input
            type="checkbox"
            form={form}
            name="sample"
            value={layerOf(finish)}
            autoComplete="off"
            {...(samples.includes(finish) && { defaultChecked: true })}
          />
          {words('Bring me a sample: {finish}', { finish: finish.name })}
        </label>
      ))}
    </fieldset>
  )
}
