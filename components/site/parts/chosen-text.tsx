import { layerOf } from '@/lib/business/design-layers'
import { type Finish } from '@/lib/business/finishes'

type ChosenTextProps = { finishes: readonly Finish[]; textOf: (finish: Finish) => string }

/** Renders the text of each finish; the rules of design-rules.ts only show those of chosen ones. */
export const ChosenText = ({ finishes, textOf }: ChosenTextProps) =>
  finishes.map((finish) => (
    <span key={layerOf(finish)} className={`if if-${layerOf(finish)}`}>
      {textOf(finish)}
    </span>
  ))
