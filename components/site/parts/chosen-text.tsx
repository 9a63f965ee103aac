import { layerOf } from '@/lib/business/design-layers'
import { type Finish } from '@/lib/business/finishes'

type ChosenTextProps = { finishes: readonly Finish[]; textOf: (finish: Finish) => string }

/** Shows of each of these finishes its text as long as it is chosen (design-rules.ts). */
export const ChosenText = ({ finishes, textOf }: ChosenTextProps) =>
  finishes.map((finish) => (
    <span key={layerOf(finish)} className={`if if-${layerOf(finish)}`}>
      {textOf(finish)}
    </span>
  ))
