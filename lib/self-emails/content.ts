import 'server-only'
import {
  choiceAddress,
  chosenFinishes,
  choicePicture,
  choiceText,
  readChoice,
  samplesNamed,
  startFor,
} from '@/lib/business/finishes'
import { type Finish } from '@/lib/business/finish-types'
import { maxSamples } from '@/lib/business/design-path'
import { formatRange } from '@/lib/business/money'
import { type BusinessProfile } from '@/lib/business/profile'
import { findOwnRoom, findRoom, nounOf, surfaceName } from '@/lib/business/rooms'
import { designAt, type SentDesign } from '@/lib/business/sent-design'
import { textsOf } from '@/lib/business/wording'
import { listPlaces } from '@/lib/data/areas'
import { getFinishes, listAllFinishes } from '@/lib/data/finishes'
import { getProfile } from '@/lib/data/settings'
import { estimate } from '@/lib/estimate/estimate'
import { describeJob, estimateTitle } from '@/lib/estimate/estimate-text'
import { levelsOfDesign, roomCost } from '@/lib/estimate/finish-levels'
import { estimateAddress, parseEstimate } from '@/lib/estimate/request'
import { type EmailRow } from '@/lib/mail/layout'
import { capitalized } from '@/lib/text/in-words'

/** The content of an email with a design or an estimate. All of it is computed here; nothing was typed by a visitor. */
export type SelfEmailContent = {
  /** Its address on this site. */
  address: string
  /** "Your kitchen", "Your estimate". */
  title: string
  /** The same with what it is about, for the subject. */
  subject: string
  sentence: string
  /** The path of the picture. */
  picture?: string
  /** Finishes of surfaces, or prices of some work. */
  rows: EmailRow[]
  /** The whole range, in words, and its label. */
  range: string
  rangeLabel: string
  /** Sentences on what the range covers and what it doesn't. */
  notes: string[]
  /** The text of the link back. */
  open: string
}

const page = /^\/(?:design(?:\/([a-z0-9-]+))?|(estimate))\/?(?:\?(.*))?$/s

/**
 * Reads the address of a design or an estimate as a browser sends it, and returns the site's own form of it, in which every
 * choice is one that is offered. Null for any other address, and for an estimate without work.
 */
export async function ownAddress(about: string): Promise<string | null> {
  const [isPage, room, isEstimate, query = ''] = page.exec(about) ?? []
  if (!isPage) return null
  const params = new URLSearchParams(query)
  if (isEstimate) return (await estimateAt(params)).address
  if (room && !findRoom(room)) return null
  const finishes = await getFinishes()
  // A visualizer in which nothing was changed has no choice in its address.
  const choice = query
    ? readChoice({ ...Object.fromEntries(params), room }, finishes)
    : startFor(undefined, finishes, room)
  const samples = choice ? samplesNamed(params.getAll('sample'), choice.room, finishes) : []
  return choice && choiceAddress(choice, samples.slice(0, maxSamples))
}

/** Returns the content for an address of ownAddress(); null if that shows nothing any more. */
export async function selfEmailContent(address: string): Promise<SelfEmailContent | null> {
  const [, , isEstimate, query] = page.exec(address) ?? []
  if (isEstimate) return (await estimateAt(new URLSearchParams(query))).content
  const finishes = await listAllFinishes()
  const design = designAt(address, finishes)
  return design && designContent(design, finishes, await getProfile())
}

function designContent(
  { choice, address }: SentDesign,
  finishes: readonly Finish[],
  profile: BusinessProfile,
): SelfEmailContent {
  const words = textsOf(profile, ['design'])
  const ownRoom = findOwnRoom(choice.room)
  const noun = nounOf(choice.room)
  const range = formatRange(roomCost(choice, profile, finishes).total, ' to ')
  return {
    address,
    title: `Your ${noun}`,
    subject: `Your ${noun}: ${range}`,
    sentence: choiceText(choice, finishes),
    picture: choicePicture(choice),
    rows: chosenFinishes(choice, finishes).map(({ surface, name }) => ({
      label: words(surfaceName(surface, choice.room)),
      value: name,
    })),
    range,
    rangeLabel: words('What it may cost'),
    notes: [
      words(
        ownRoom?.estimate.says ??
          'Cabinets with the island, counter, backsplash and floor like these, in a mid-size kitchen.',
      ),
      words('A rendering of a room that doesn’t exist. Screens differ: look at a sample before you order.'),
    ],
    open: 'Open it in the visualizer',
  }
}

async function estimateAt(
  params: URLSearchParams,
): Promise<{ address: string; content: SelfEmailContent } | { address: null; content: null }> {
  const [profile, places, finishes] = await Promise.all([getProfile(), listPlaces(), listAllFinishes()])
  const { request } = parseEstimate(params, places, (code) => levelsOfDesign(code, finishes))
  const place = places.find(({ slug }) => slug === request.town)
  const words = textsOf(profile, ['estimate', 'estimateChoices'])
  const { parts, total } = estimate(request, profile, place, profile.financing, words)
  if (parts.length === 0) return { address: null, content: null }
  const address = estimateAddress(request)
  const design = request.design ? designAt(request.design, finishes) : null
  return {
    address,
    content: {
      address,
      title: 'Your estimate',
      subject: `Your estimate: ${estimateTitle(request, total, place?.name)}`,
      sentence: [
        `${capitalized(describeJob(request, words))}${place ? `, in ${place.name}` : ''}.`,
        ...(design ? [design.text] : []),
      ].join(' '),
      ...(design && { picture: design.picture }),
      rows: [
        ...parts.map(({ title, chosen, range }) => ({
          label: title,
          note: chosen,
          value: formatRange(range, '–'),
        })),
        { label: words('Total'), value: formatRange(total, '–'), isTotal: true },
      ],
      range: formatRange(total, ' to '),
      rangeLabel: words('What it may cost'),
      notes: [
        words(
          'A range from our price list, before anybody has seen the room. It binds neither of us. After a free visit you get a price for your room, line by line, in writing.',
        ),
      ],
      open: 'Open the estimate',
    },
  }
}
