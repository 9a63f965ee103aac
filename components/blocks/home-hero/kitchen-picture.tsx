import { ChosenText } from '@/components/site/parts/chosen-text'
import { Picture } from '@/components/site/parts/picture'
import { layerOf } from '@/lib/business/design-layers'
import { type Finish, finishPhrase, chosenFinishes } from '@/lib/business/finishes'
import { type HomeKitchen, layersOf } from './home-kitchen'
import { kitchenRules } from './kitchen-rules'

const text = 'kitchen-text'

type KitchenPictureProps = { kitchen: HomeKitchen; sizes: string; className: string }

/** Shows the kitchen's picture, and on it the layer of each finish that is chosen instead of the picture's own. */
export function KitchenPicture({ kitchen, sizes, className }: KitchenPictureProps) {
  return (
    <div className="kitchen-layers relative h-full" role="img" aria-labelledby={text}>
      <style dangerouslySetInnerHTML={{ __html: kitchenRules(kitchen) }} />
      <Picture
        src={kitchen.picture}
        alt=""
        fallback="/images/hero-fallback.webp"
        sizes={sizes}
        className={className}
        priority
      />
      {layersOf(kitchen).map((finish) => (
        <div key={layerOf(finish)} className={`layer-${layerOf(finish)}`} data-surface="" />
      ))}
    </div>
  )
}

type KitchenTextProps = { kitchen: HomeKitchen; finishes: readonly Finish[]; className: string }

/** Says which kitchen the picture shows. */
export const KitchenText = ({ kitchen: { choice, offered }, finishes, className }: KitchenTextProps) => (
  <p id={text} className={className}>
    {chosenFinishes(choice, finishes).map((finish) => {
      const offeredFinishes = offered[finish.surface]
      return offeredFinishes ? (
        <ChosenText key={finish.surface} finishes={offeredFinishes} textOf={finishPhrase} />
      ) : (
        finishPhrase(finish)
      )
    })}{' '}
    Design rendering.
  </p>
)
