import './design.css'
import { Breadcrumbs } from '@/components/site/parts/breadcrumbs'
import { PageScript } from '@/components/site/parts/page-script'
import { Button, ButtonLink } from '@/components/ui/button'
import { layerOf } from '@/lib/business/design-layers'
import {
  type Choice,
  type Finish,
  finishPhrase,
  offeredCombinations,
  surfaces,
} from '@/lib/business/finishes'
import { finishesIn, offeredRooms, roomAddress } from '@/lib/business/rooms'
import { type Crumb } from '@/lib/seo/crumbs'
import { type LinePrices } from '@/lib/estimate/estimate'
import { DesignCost } from './design-cost'
import { designRules } from './design-rules'
import { DesignStage } from './design-stage'
import { FinishChoice } from './finish-choice'
import { CombinationList } from './combination-list'

type DesignScreenProps = {
  finishes: readonly Finish[]
  choice: Choice
  crumbs: readonly Crumb[]
  prices: LinePrices
}

const form = 'design-form'
const text = 'design-text'

/** Works by radio buttons alone; the page's own script adds the rest. */
export function DesignScreen({ finishes: offered, choice, crumbs, prices }: DesignScreenProps) {
  const finishes = finishesIn(choice.room, offered)
  const combinations = offeredCombinations(offered, choice.room)
  return (
    <div className="design" data-design={choice.room ?? ''}>
      <style dangerouslySetInnerHTML={{ __html: designRules(finishes, choice) }} />
      <section className="px-gutter">
        <Breadcrumbs crumbs={crumbs} />
        <div className="grid gap-3.5 pt-4 pb-7 md:grid-cols-[7fr_5fr] md:items-end md:pb-10">
          <h1>See it in your finishes</h1>
          <p className="max-w-[29em] text-lede text-pretty print:hidden">
            One kitchen, six surfaces. Choose what you like and see it together before you touch a sample.
          </p>
        </div>
        <RoomList room={choice.room} finishes={offered} />
      </section>
      <div className="design-desk px-gutter">
        <div className="design-view">
          <DesignStage finishes={finishes} choice={choice} text={text} />
          <div className="design-words">
            <p id={text} className="text-lede text-pretty">
              {finishes.map((finish) => (
                <span key={layerOf(finish)} className={`if if-${layerOf(finish)}`}>
                  {finishPhrase(finish)}
                </span>
              ))}
            </p>
            <p className="mt-1 text-small text-quiet">
              A rendering of a room that doesn’t exist. Screens differ: look at a sample before you order.
            </p>
            <DesignTools form={form} room={choice.room} canSurprise={combinations.length > 0} />
            {/* The page's script writes into it; React leaves it alone. */}
            <p
              className="sr-only mt-3 text-small wrap-anywhere"
              role="status"
              data-status=""
              dangerouslySetInnerHTML={{ __html: '' }}
            />
          </div>
        </div>
        <div className="design-choices">
          {surfaces.map((surface) => (
            <FinishChoice key={surface} {...{ surface, finishes, choice, form }} />
          ))}
          <div className="design-ask">
            <DesignCost finishes={finishes} choice={choice} prices={prices} />
            <p className="text-small text-pretty text-quiet">
              Your choice goes along with the request, with its picture.
            </p>
            <Button type="submit" form={form} formAction="/design/ask" look="primary" wide>
              Ask for an estimate
            </Button>
          </div>
        </div>
      </div>
      <CombinationList combinations={combinations} finishes={finishes} />
      <PageScript name="design" />
    </div>
  )
}

/**
 * Lists the visualizer's rooms if there are more than the built-in kitchen. With script the choice goes along to the other
 * one.
 */
function RoomList({ room, finishes }: { room: string | undefined; finishes: readonly Finish[] }) {
  const rooms = offeredRooms(finishes)
  if (rooms.length === 0) return null
  return (
    <nav aria-label="Rooms" className="flex flex-wrap gap-2 pb-5">
      {[{ id: undefined, name: 'The kitchen' }, ...rooms].map(({ id, name }) => (
        <ButtonLink
          key={name}
          look={id === room ? 'primary' : 'line'}
          size="small"
          href={roomAddress(id)}
          aria-current={id === room ? 'page' : undefined}
          data-room=""
        >
          {name}
        </ButtonLink>
      ))}
    </nav>
  )
}

const tool = { look: 'line', size: 'small' } as const

type DesignToolsProps = {
  form: string
  room: string | undefined
  canSurprise: boolean
}

/** Hides without script what only script can do; the rest is sent as a plain form, with the finishes in the address. */
const DesignTools = ({ form, room, canSurprise }: DesignToolsProps) => (
  <form id={form} action={roomAddress(room)} className="design-tools" autoComplete="off">
    {room && <input type="hidden" name="room" value={room} />}
    <div className="design-scripted">
      <Button {...tool} data-do="undo" aria-disabled="true">
        Undo
      </Button>
      {canSurprise && (
        <Button {...tool} data-do="surprise">
          Surprise me
        </Button>
      )}
      <Button {...tool} data-do="compare" aria-pressed="false" suppressHydrationWarning>
        Compare
      </Button>
      <Button {...tool} data-do="share">
        Share
      </Button>
      <Button {...tool} data-do="print">
        Print
      </Button>
    </div>
    <Button {...tool} type="submit" className="design-plain">
      Put my choice into the address
    </Button>
    <Button {...tool} type="submit" formAction="/design/picture" name="download" value="1">
      Download
    </Button>
  </form>
)
