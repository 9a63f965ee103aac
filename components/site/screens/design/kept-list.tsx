import { Button, ButtonLink } from '@/components/ui/button'
import { maxKept } from '@/lib/business/design-path'
import { layerSize } from '@/lib/business/design-layers'
import {
  type Choice,
  choiceAddress,
  choiceCode,
  choicePicture,
  choiceText,
  type Finish,
} from '@/lib/business/finishes'
import { formatRange } from '@/lib/business/money'
import { costOf, type RoomCosts } from '@/lib/estimate/room-costs'
import { type FillText } from '@/lib/text/fill-known'

type KeptListProps = {
  kept: readonly Choice[]
  /** True if there was no room for another one. */
  isRefused: boolean
  samples: readonly Finish[]
  finishes: readonly Finish[]
  costs: RoomCosts
  form: string
  words: FillText
}

const action = { look: 'bare', size: 'small' } as const

/**
 * Shows the kept rooms side by side. All places are in the page, so that the page's script only fills them. The fields are
 * sent with the choice, which puts the rooms in the address.
 */
export function KeptList({ kept, isRefused, samples, finishes, costs, form, words }: KeptListProps) {
  const places = Array.from({ length: maxKept }, (_, index) => kept[index])
  const keepQuery = kept.map((room) => `&keep=${choiceCode(room)}`).join('')
  return (
    <section
      id="kept"
      className="px-gutter pt-section print:hidden"
      aria-labelledby="kept-title"
      hidden={kept.length === 0}
    >
      <h2 id="kept-title">{words('Kept side by side')}</h2>
      {isRefused && <p className="mt-2">{words('You can keep up to three. Remove one to keep another.')}</p>}
      <ul className="mt-5 flex gap-3">
        {places.map((room, index) => (
          <li key={index} style={{ width: '33%' }} hidden={!room} data-place="">
            <input
              type="hidden"
              name="keep"
              form={form}
              value={room ? choiceCode(room) : ''}
              disabled={!room}
              autoComplete="off"
            />
            <img
              {...layerSize}
              className="h-auto w-full rounded-picture bg-sand"
              src={room && choicePicture(room, 'small')}
              alt={room ? choiceText(room, finishes) : ''}
              loading="lazy"
            />
            <p id={`kept-${index}`} className="mt-2 text-small lining-nums" suppressHydrationWarning>
              {room ? formatRange(costOf(room, costs), ' to ') : ''}
            </p>
            <div className="flex flex-wrap gap-x-5">
              <ButtonLink
                {...action}
                href={room ? choiceAddress(room, samples) + keepQuery : '#kept'}
                data-open=""
                aria-describedby={`kept-${index}`}
              >
                {words('Open')}
              </ButtonLink>
              <Button
                {...action}
                className="noscript:hidden"
                data-do="compare"
                aria-describedby={`kept-${index}`}
              >
                {words('Compare')}
              </Button>
              <Button
                {...action}
                type="submit"
                name="drop"
                form={form}
                value={room && choiceCode(room)}
                data-do="drop"
                aria-describedby={`kept-${index}`}
              >
                {words('Remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
