import './design.css'
import { EmailLink } from '@/components/forms/email-link'
import { Breadcrumbs } from '@/components/site/parts/breadcrumbs'
import { ChosenText } from '@/components/site/parts/chosen-text'
import { designRules } from '@/components/site/parts/design-rules'
import { RoomPrice } from '@/components/site/parts/room-price'
import { PageScript } from '@/components/site/parts/page-script'
import { Button, ButtonLink } from '@/components/ui/button'
import { maxKept, maxSamples } from '@/lib/business/design-path'
import {
  type Choice,
  type Finish,
  finishPhrase,
  offeredCombinations,
  samplesText,
} from '@/lib/business/finishes'
import { type BusinessProfile } from '@/lib/business/profile'
import {
  findOwnRoom,
  finishesIn,
  nounOf,
  offeredRooms,
  roomAddress,
  serviceOfRoom,
  surfacesOf,
} from '@/lib/business/rooms'
import { type SurfaceFacts } from '@/lib/business/finish-types'
import { changedByText, textsOf } from '@/lib/business/wording'
import { type Crumb } from '@/lib/seo/crumbs'
import { type FillText } from '@/lib/text/fill-known'
import { numberWord } from '@/lib/text/number-word'
import { roomCosts } from '@/lib/estimate/room-costs'
import { CostNote, DesignCost, PaperNote } from './design-cost'
import { DesignAnswer } from './design-answer'
import { DesignStage } from './design-stage'
import { FinishChoice } from './finish-choice'
import { KeptList } from './kept-list'
import { CombinationList } from './combination-list'

type DesignScreenProps = {
  finishes: readonly Finish[]
  choice: Choice
  /** The kept rooms and the samples in the address; one more than fit if it names too many. */
  kept: readonly Choice[]
  samples: readonly Finish[]
  crumbs: readonly Crumb[]
  profile: BusinessProfile
  /** True if the site can send email. */
  canEmail?: boolean
}

/** Returns the rules that show the finishes of the selected tab's surface, and underline the tab. */
const tabRules = (surfaces: readonly SurfaceFacts[]) =>
  surfaces
    .map(({ id }) => `.design:has(#tab-${id}:checked) .design-choice:not(.of-${id}){display:none}`)
    .join('') + '.design-tabs :checked+span{border-color:var(--color-spruce)}'

/** The texts of forms are used here too. */
const wordingGroups = ['design', 'forms'] as const
const form = 'design-form'
const text = 'design-text'

/** The visualizer. It works with radio buttons alone; the page's script adds the rest. */
export function DesignScreen({
  finishes: offeredFinishes,
  choice,
  crumbs,
  profile,
  canEmail,
  ...addressValues
}: DesignScreenProps) {
  const finishes = finishesIn(choice.room, offeredFinishes)
  const words = textsOf(profile, wordingGroups)
  const surfaces = surfacesOf(choice.room)
  const ownRoom = findOwnRoom(choice.room)
  const room = nounOf(choice.room)
  const count = numberWord(surfaces.length)
  const costs = roomCosts(choice, profile, offeredFinishes)
  const keptRooms = addressValues.kept.slice(0, maxKept)
  const samples = addressValues.samples.slice(0, maxSamples)
  const changedTexts = changedByText(profile, wordingGroups)
  const combinations = offeredCombinations(offeredFinishes, choice.room)
  return (
    <div
      className="design"
      data-design={choice.room ?? ''}
      // For the page's script.
      data-words={changedTexts && JSON.stringify(changedTexts)}
    >
      <style dangerouslySetInnerHTML={{ __html: designRules(finishes, choice) + tabRules(surfaces) }} />
      <section className="px-gutter">
        <div className="flex-wrap justify-between md:flex md:pt-4">
          <Breadcrumbs crumbs={crumbs} />
          <RoomList room={choice.room} finishes={offeredFinishes} words={words} />
        </div>
        <div className="grid gap-3.5 pb-5 md:grid-cols-[7fr_5fr] md:items-end">
          <h1>
            {ownRoom ? words('See a {room} in your finishes', { room }) : words('See it in your finishes')}
          </h1>
          <p className="max-w-[29em] text-lede text-pretty max-md:hidden print:hidden">
            {ownRoom
              ? words(
                  'One {room}, {count} surfaces. Choose what you like and see it together before you touch a sample.',
                  { room, count },
                )
              : words(
                  'One kitchen, six surfaces. Choose what you like and see it together before you touch a sample.',
                )}
          </p>
        </div>
      </section>
      <div className="design-desk px-gutter">
        <div className="design-view">
          <DesignStage noun={room} {...{ finishes, choice, form, text, words }} />
          <div className="design-words">
            <p id={text} className="text-lede text-pretty">
              <ChosenText finishes={finishes} textOf={finishPhrase} />
            </p>
            <p className="mt-1 text-small text-quiet">
              {words(
                'A rendering of a room that doesn’t exist. Screens differ: look at a sample before you order.',
              )}
            </p>
            <DesignTools
              {...{ form, room: choice.room, canSurprise: combinations.length > 0, canEmail, words }}
            />
            <DesignAnswer className="mt-2" />
            <PaperNote choice={choice} profile={profile} />
          </div>
        </div>
        <div className="design-choices">
          <div className="design-price pt-3">
            <DesignCost choice={choice} costs={costs} words={words} />
            <a
              className="inline-block py-1 text-small underline decoration-brass underline-offset-4 print:hidden"
              href="#kept"
              hidden={keptRooms.length === 0}
              data-see=""
            >
              {words('See them side by side')}
            </a>
          </div>
          <div
            role="radiogroup"
            aria-label="Surfaces"
            className="design-tabs flex gap-x-5 border-b border-line max-md:-mx-gutter max-md:px-gutter print:hidden"
          >
            {surfaces.map(({ id, name }, index) => (
              <label key={id} className="flex-none">
                <input
                  type="radio"
                  name="surface"
                  id={`tab-${id}`}
                  defaultChecked={index === 0}
                  autoComplete="off"
                />
                <span className="flex min-h-tap items-center border-b-2 border-transparent">
                  {words(name)}
                </span>
              </label>
            ))}
          </div>
          {surfaces.map(({ id, name }) => (
            <FinishChoice key={id} surface={id} {...{ name, finishes, choice, samples, form, words }} />
          ))}
          <div className="design-ask">
            <CostNote choice={choice} words={words} />
            <p className="text-small text-pretty text-quiet">
              {words('We’ll attach your choices and the picture to your request.')}
            </p>
            <DesignAnswer>
              {samples.length > 0
                ? words(
                    addressValues.samples.length > maxSamples
                      ? 'You can pick up to four samples. Uncheck one first: {samples}.'
                      : 'Samples to bring: {samples}.',
                    { samples: samplesText(samples) },
                  )
                : ''}
            </DesignAnswer>
            <RoomPrice form={form} service={ownRoom && serviceOfRoom(ownRoom.id)}>
              {ownRoom
                ? words('Get a price for this {room}', { room })
                : words('Get a price for this kitchen')}
            </RoomPrice>
            {profile.visits.isOn && (
              <Button type="submit" look="line" form={form} formAction="/design/ask" name="visit" value="1">
                {words('Book a visit with this choice')}
              </Button>
            )}
          </div>
        </div>
      </div>
      <KeptList
        {...{ kept: keptRooms, samples, finishes, costs, form, words }}
        isRefused={addressValues.kept.length > maxKept}
      />
      <CombinationList combinations={combinations} finishes={finishes} words={words} />
      <PageScript name="design" />
    </div>
  )
}

type RoomListProps = { room: string | undefined; finishes: readonly Finish[]; words: FillText }

/**
 * Links to the visualizer's rooms if there are more than the built-in kitchen. With script the choice is kept from kitchen to
 * kitchen.
 */
function RoomList({ room, finishes, words }: RoomListProps) {
  const rooms = offeredRooms(finishes)
  if (rooms.length === 0) return null
  return (
    <nav aria-label="Rooms" className="flex flex-wrap gap-2 pb-5">
      {[{ id: undefined, name: words('The kitchen') }, ...rooms].map(({ id, name }) => (
        <ButtonLink
          key={name}
          look={id === room ? 'primary' : 'line'}
          size="small"
          href={roomAddress(id)}
          aria-current={id === room ? 'page' : undefined}
          data-room={findOwnRoom(id) || findOwnRoom(room) ? undefined : ''}
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
  canEmail: boolean | undefined
  words: FillText
}

/** Renders the tools. Those that need script are hidden without it; the others submit a plain form. */
const DesignTools = ({ form, room, canSurprise, canEmail, words }: DesignToolsProps) => (
  <form id={form} action={roomAddress(room)} className="design-tools" autoComplete="off">
    {room && <input type="hidden" name="room" value={room} />}
    <div className="contents noscript:hidden">
      <Button {...tool} data-do="undo" aria-disabled="true">
        {words('Undo')}
      </Button>
      {canSurprise && (
        <Button {...tool} data-do="surprise">
          {words('Surprise me')}
        </Button>
      )}
      <Button {...tool} data-do="stop" hidden>
        {words('Stop comparing')}
      </Button>
      <Button {...tool} data-do="share">
        {words('Share')}
      </Button>
      {canEmail && (
        <EmailLink href={`${roomAddress(room)}/email`} data-room="">
          {words('Email it to me')}
        </EmailLink>
      )}
      <Button {...tool} data-do="print">
        {words('Print')}
      </Button>
    </div>
    {canEmail && (
      <Button
        {...tool}
        type="submit"
        className="hidden noscript:flex"
        formAction={`${roomAddress(room)}/email`}
      >
        {words('Email it to me')}
      </Button>
    )}
    <Button {...tool} type="submit" className="hidden noscript:flex">
      {words('Put my choice in the address')}
    </Button>
    <Button {...tool} type="submit" formAction="/design/picture" name="download" value="1">
      {words('Download')}
    </Button>
  </form>
)
