import { choiceAddress, chosenFinishes, type Finish } from '@/lib/business/finishes'
import { layerSize } from '@/lib/business/design-layers'
import { type Combination, combinationPicture, combinationWidths } from '@/lib/business/finish-combinations'
import { findOwnRoom } from '@/lib/business/rooms'
import { type FillText } from '@/lib/text/fill-known'
import { Swatch } from './swatch'

// Two in a row on a phone, up to four on a desktop.
const sizes = '(min-width: 1296px) 276px, (min-width: 960px) 29vw, 44vw'

/** Shows a combination in the built-in kitchen, or in a room of its own; other kitchens have swatches. */
function CombinationPicture({ id, room }: { id: string; room: string | undefined }) {
  const [, width] = combinationWidths
  const avif = combinationWidths
    .map((width) => `${combinationPicture(id, width, 'avif', room)} ${width}w`)
    .join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        {...layerSize}
        src={combinationPicture(id, width, 'webp', room)}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}

type CombinationListProps = {
  combinations: readonly Combination[]
  finishes: readonly Finish[]
  words: FillText
}

export function CombinationList({ combinations, finishes, words }: CombinationListProps) {
  if (combinations.length === 0) return null
  return (
    <section className="px-gutter pt-section" aria-labelledby="together">
      <div className="mb-8 grid gap-3.5 md:grid-cols-[7fr_5fr] md:items-end">
        <h2 id="together">{words('Finishes that go together')}</h2>
        <p className="max-w-[29em] text-pretty text-quiet">
          {words('Start from one of these, and change what you like.')}
        </p>
      </div>
      <ul className="design-togethers">
        {combinations.map(({ id, name, choice }) => (
          <li key={id}>
            <a href={choiceAddress(choice)} data-together="">
              {choice.room && !findOwnRoom(choice.room) ? (
                <span className="design-strip" aria-hidden="true">
                  {chosenFinishes(choice, finishes).map((finish) => (
                    <Swatch key={finish.surface} finish={finish} />
                  ))}
                </span>
              ) : (
                <CombinationPicture id={id} room={choice.room} />
              )}
              {words(name)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
