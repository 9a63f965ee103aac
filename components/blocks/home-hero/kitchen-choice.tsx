import { type ReactNode } from 'react'
import { ChosenText } from '@/components/site/parts/chosen-text'
import { RoomPrice } from '@/components/site/parts/room-price'
import { PageScript } from '@/components/site/parts/page-script'
import { Button } from '@/components/ui/button'
import { layerOf, swatchStyle } from '@/lib/business/design-layers'
import { chosenFinishes, type Finish, type Surface, surfaces } from '@/lib/business/finishes'
import { formatRange } from '@/lib/business/money'
import { type BusinessProfile } from '@/lib/business/profile'
import { surfaceName } from '@/lib/business/rooms'
import { textsOf } from '@/lib/business/wording'
import { costOf, roomCosts } from '@/lib/estimate/room-costs'
import { type HomeKitchen } from './home-kitchen'

const form = 'kitchen'

type KitchenChoiceProps = {
  kitchen: HomeKitchen
  finishes: readonly Finish[]
  profile: BusinessProfile
  /** Texts of the buttons; there is none without. */
  design: ReactNode
  price: string
}

/** Lets visitors try finishes in the home page's picture and shows what the kitchen may cost; a script of the page computes that. */
export function KitchenChoice({ kitchen, finishes, profile, design, price }: KitchenChoiceProps) {
  const { choice, offered } = kitchen
  const words = textsOf(profile, ['design'])
  const allFinishes = [...Object.values(offered).flat(), ...chosenFinishes(choice, finishes)]
  const costs = roomCosts(choice, profile, allFinishes)
  return (
    <div className="kitchen-choice pt-4">
      <form
        id={form}
        action="/design"
        className="contents"
        autoComplete="off"
        data-costs={JSON.stringify(costs)}
      >
        {surfaces.map((surface) => {
          const surfaceFinishes = offered[surface]
          return surfaceFinishes ? (
            <SwatchField
              key={surface}
              surface={surface}
              finishes={surfaceFinishes}
              chosen={choice[surface]}
              label={words(surfaceName(surface))}
            />
          ) : (
            <input key={surface} type="hidden" name={surface} value={choice[surface]} />
          )
        })}
      </form>
      <div className="kitchen-price">
        <div className="if if-rendered">
          <p className="text-small text-quiet">{words('What it may cost')}</p>
          <p className="font-serif text-h3 lining-nums" data-range="" suppressHydrationWarning>
            {formatRange(costOf(choice, costs), ' to ')}
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          {design && (
            <Button type="submit" form={form} look="line">
              {design}
            </Button>
          )}
          {price && <RoomPrice form={form}>{price}</RoomPrice>}
        </div>
      </div>
      <PageScript name="kitchen-price" />
    </div>
  )
}

type SwatchFieldProps = {
  surface: Surface
  finishes: readonly Finish[]
  chosen: string | undefined
  label: string
}

const SwatchField = ({ surface, finishes, chosen, label }: SwatchFieldProps) => (
  <fieldset className="min-w-0">
    <legend className="float-left text-small font-semibold">{label}</legend>
    <p className="mb-2 text-right text-small text-quiet" aria-hidden="true">
      <ChosenText finishes={finishes} textOf={({ name }) => name} />
    </p>
    <div className="kitchen-swatches">
      {finishes.map((finish) => (
        <label key={finish.id}>
          <input
            type="radio"
            name={surface}
            value={finish.id}
            id={layerOf(finish)}
            defaultChecked={finish.id === chosen}
            aria-label={finish.name}
            autoComplete="off"
          />
          <span className="swatch" style={swatchStyle(finish)} />
        </label>
      ))}
    </div>
  </fieldset>
)
