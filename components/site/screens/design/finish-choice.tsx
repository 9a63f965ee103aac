import './finish-choice.css'
import { Icon } from '@/components/ui/icon'
import { layerOf, swatchAt, swatchSheet } from '@/lib/business/design-layers'
import {
  type Choice,
  costMark,
  costText,
  type Finish,
  finishesOf,
  type Surface,
  surfaceNames,
} from '@/lib/business/finishes'

export function Swatch({ finish }: { finish: Pick<Finish, 'surface' | 'id'> }) {
  const position = swatchAt(finish)
  const x = ((position?.column ?? 0) / (swatchSheet.columns - 1)) * 100
  const y = ((position?.row ?? 0) / (swatchSheet.rows - 1)) * 100
  return (
    <span
      className="swatch"
      style={position ? { backgroundPosition: `${x}% ${y}%` } : { backgroundImage: 'none' }}
    />
  )
}

type FinishChoiceProps = {
  surface: Surface
  finishes: readonly Finish[]
  choice: Choice
  /** Id of the form that the choice is sent by. */
  form: string
}

export function FinishChoice({ surface, finishes, choice, form }: FinishChoiceProps) {
  const offered = finishesOf(surface, finishes)
  return (
    <fieldset className="design-choice">
      <legend className="float-left mb-3 font-serif text-h4 leading-snug">{surfaceNames[surface]}</legend>
      <p className="text-right text-small text-quiet" aria-hidden="true">
        {offered.map((finish) => (
          <span key={finish.id} className={`if if-${layerOf(finish)}`}>
            {finish.name}
          </span>
        ))}
      </p>
      <div className="design-swatches">
        {offered.map((finish) => (
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
      {offered.map((finish) => (
        <p
          key={finish.id}
          id={`${layerOf(finish)}-about`}
          className={`if if-${layerOf(finish)} design-about`}
        >
          {finish.about} {finish.wear} <b className="font-semibold text-ink">{costText(finish)}</b>
        </p>
      ))}
    </fieldset>
  )
}
