import { type ReactNode } from 'react'
import { Facts } from '@/components/site/parts/facts'
import { Picture } from '@/components/site/parts/picture'
import { ButtonLink } from '@/components/ui/button'
import { chosenFinishes, type Finish } from '@/lib/business/finishes'
import { surfaceName } from '@/lib/business/rooms'
import { textsOf, type Worded } from '@/lib/business/wording'
import {
  kitchenChoice,
  type KitchenId,
  kitchenPicture,
  offeredKitchen,
  startAddress,
} from '@/lib/business/kitchens'

type KitchenStartProps = {
  profile: Worded
  id?: string
  title: ReactNode
  text: ReactNode
  button?: ReactNode
  /** Kitchens that suit the page, the best first. */
  kitchens: readonly KitchenId[]
  finishes: readonly Finish[]
  onSand?: boolean
}

export function KitchenStart({
  profile,
  id,
  title,
  text,
  button = 'Change the finishes',
  kitchens,
  finishes,
  onSand,
}: KitchenStartProps) {
  const words = textsOf(profile, ['design'])
  const kitchen = offeredKitchen(kitchens, finishes)
  const choice = kitchenChoice(kitchen)
  return (
    <section
      className={`page-grid items-center gap-y-7 ${onSand ? 'band bg-sand' : 'px-gutter pt-section'}`}
      id={id}
    >
      <figure className="-mx-gutter md:col-[1/9] md:mr-0 md:ml-[calc(var(--spacing-bleed)*-1)]">
        <Picture
          src={kitchenPicture(kitchen)}
          sizes="(min-width: 1440px) 63.2vw, (min-width: 960px) 65vw, 100vw"
          className="rounded-none"
        />
      </figure>
      <div className="md:col-[9/-1] md:pl-2">
        {title && <h2>{title}</h2>}
        {text && <p className="mt-4 mb-6 max-w-[29em] text-pretty text-quiet">{text}</p>}
        <Facts
          columns="*:grid-cols-[104px_1fr]"
          facts={chosenFinishes(choice, finishes).map(({ surface, name }) => ({
            label: words(surfaceName(surface)),
            value: name,
          }))}
        />
        {button && (
          <ButtonLink look="primary" className="mt-7 max-sm:w-full" href={startAddress(choice)}>
            {button}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
