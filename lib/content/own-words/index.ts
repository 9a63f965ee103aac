import { type ServiceSlug } from '@/lib/business/services'
import airmont from './airmont.json'
import bardonia from './bardonia.json'
import blauvelt from './blauvelt.json'
import centralNyack from './central-nyack.json'
import chestnutRidge from './chestnut-ridge.json'
import congers from './congers.json'
import garnerville from './garnerville.json'
import grandViewOnHudson from './grand-view-on-hudson.json'
import haverstraw from './haverstraw.json'
import hillburn from './hillburn.json'
import hillcrest from './hillcrest.json'
import kaser from './kaser.json'
import monsey from './monsey.json'
import montebello from './montebello.json'
import mountIvy from './mount-ivy.json'
import nanuet from './nanuet.json'
import newCity from './new-city.json'
import newHempstead from './new-hempstead.json'
import newSquare from './new-square.json'
import nyack from './nyack.json'
import orangeburg from './orangeburg.json'
import palisades from './palisades.json'
import pearlRiver from './pearl-river.json'
import piermont from './piermont.json'
import pomona from './pomona.json'
import rocklandLake from './rockland-lake.json'
import samsondale from './samsondale.json'
import sloatsburg from './sloatsburg.json'
import southNyack from './south-nyack.json'
import sparkill from './sparkill.json'
import springValley from './spring-valley.json'
import sterlington from './sterlington.json'
import stonyPoint from './stony-point.json'
import suffern from './suffern.json'
import suffernPark from './suffern-park.json'
import summitPark from './summit-park.json'
import tallman from './tallman.json'
import tappan from './tappan.json'
import thiells from './thiells.json'
import tomkinsCove from './tomkins-cove.json'
import upperNyack from './upper-nyack.json'
import valleyCottage from './valley-cottage.json'
import viola from './viola.json'
import wesleyHills from './wesley-hills.json'
import westHaverstraw from './west-haverstraw.json'
import westNyack from './west-nyack.json'
import willowGrove from './willow-grove.json'

/** Copy of a single page, written for its place and its service; plain text. */
type OwnWords = {
  /** Shown under the headline. */
  lede: string
  /** The page's own sentence for search results. */
  description: string
  parts: { title: string; text: string }[]
}

/** Copy of a town page, with questions and answers. */
export type TownWords = OwnWords & { questions: { question: string; answer: string }[] }

type PlaceWords = { place: string; pages: Record<ServiceSlug, OwnWords>; town?: TownWords }

const places = new Map(
  (
    [
      airmont,
      bardonia,
      blauvelt,
      centralNyack,
      chestnutRidge,
      congers,
      garnerville,
      grandViewOnHudson,
      haverstraw,
      hillburn,
      hillcrest,
      kaser,
      monsey,
      montebello,
      mountIvy,
      nanuet,
      newCity,
      newHempstead,
      newSquare,
      nyack,
      orangeburg,
      palisades,
      pearlRiver,
      piermont,
      pomona,
      rocklandLake,
      samsondale,
      sloatsburg,
      southNyack,
      sparkill,
      springValley,
      sterlington,
      stonyPoint,
      suffern,
      suffernPark,
      summitPark,
      tallman,
      tappan,
      thiells,
      tomkinsCove,
      upperNyack,
      valleyCottage,
      viola,
      wesleyHills,
      westHaverstraw,
      westNyack,
      willowGrove,
    ] as PlaceWords[]
  ).map((words) => [words.place, words]),
)

/** Returns the built-in copy of a place's page for a service, or null. */
export const getOwnWords = (town: string, service: ServiceSlug): OwnWords | null =>
  places.get(town)?.pages[service] ?? null

/** Returns the built-in copy of a fixed town page, or null. */
export const getTownWords = (town: string): TownWords | null => places.get(town)?.town ?? null
