import { choiceAddress, chosenFinishes, type Finish } from '@/lib/business/finishes'
import { type Together } from '@/lib/business/finish-togethers'
import { Swatch } from './finish-choice'

/** The combinations that go together, each a link to the kitchen that shows it. */
export function TogetherList({
  togethers,
  finishes,
}: {
  togethers: readonly Together[]
  finishes: readonly Finish[]
}) {
  if (togethers.length === 0) return null
  return (
    <section className="px-gutter pt-section" aria-labelledby="together">
      <div className="mb-8 grid gap-3.5 md:grid-cols-[7fr_5fr] md:items-end">
        <h2 id="together">Finishes that go together</h2>
        <p className="max-w-[29em] text-pretty text-quiet">
          Start from one of these, and change what you like.
        </p>
      </div>
      <ul className="design-togethers">
        {togethers.map(({ id, name, choice }) => (
          <li key={id}>
            <a href={choiceAddress(choice)} data-together="">
              <span className="design-strip" aria-hidden="true">
                {chosenFinishes(choice, finishes).map((finish) => (
                  <Swatch key={finish.surface} finish={finish} />
                ))}
              </span>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
