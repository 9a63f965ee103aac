import { estimateRooms, levels, type SingleRoom } from '@/lib/business/estimate-choices'
import { type FillText, fillKnown } from '@/lib/text/fill-known'
import { type EstimateRequest, roomsOf } from './request'

/** The times that the guides of services name, weeks as "2–4"; an owner may have taken one out of a guide's text. */
export type GuideWeeks = {
  kitchen: Partial<Record<'work' | 'stone' | 'semiCustom' | 'custom', string>>
  bathroom: { work?: string | undefined }
  /** The work as the guide's own sentence. */
  refacing: { work: string; doors?: string | undefined }
}

type Guided = { slug: string; guide: { timeline: string; leadTimes: string } }

/** Reads the weeks from the texts of landing pages: the time for the work, and the waits before it. */
export function readWeeks(services: readonly Guided[]): GuideWeeks {
  const guideOf = (slug: string) =>
    services.find((service) => service.slug === slug)?.guide ?? { timeline: '', leadTimes: '' }
  const weeks = (text: string, before = '') =>
    new RegExp(`${before}[^.;]*?(\\d+[–-]\\d+) weeks`, 'i').exec(text)?.[1]?.replace('-', '–')
  const kitchen = guideOf('kitchen-remodeling')
  const refacing = guideOf('cabinet-refacing')
  return {
    kitchen: {
      work: weeks(kitchen.timeline),
      stone: weeks(kitchen.timeline, '\\bplus '),
      semiCustom: weeks(kitchen.leadTimes, '\\bsemi-custom\\b'),
      custom: weeks(kitchen.leadTimes, '(?<!semi-)\\bcustom\\b'),
    },
    bathroom: { work: weeks(guideOf('bathroom-remodeling').timeline) },
    refacing: { work: refacing.timeline, doors: weeks(refacing.leadTimes, '\\bdoors\\b') },
  }
}

/** The cost levels, 0 to 1, from which cabinets are semi-custom and custom; below the first they are stock. */
const semiCustomFrom = 0.25
const customFrom = 0.75

function kitchenWeeks(
  { work, level, finishes }: EstimateRequest,
  { kitchen, refacing }: GuideWeeks,
  words: FillText,
) {
  if (work.cabinets === 'refaced' && work.layout === 'stays')
    return refacing.work && refacing.doors
      ? words('{work}, after {wait} weeks of waiting for the doors.', {
          work: refacing.work,
          wait: refacing.doors,
        })
      : ''
  if (work.cabinets === 'kept' || work.cabinets === 'refaced' || !kitchen.work) return ''
  const costLevel = finishes?.cabinets ?? levels[level].at
  const wait = costLevel < semiCustomFrom ? '' : costLevel < customFrom ? kitchen.semiCustom : kitchen.custom
  const onSite = wait
    ? words('About {work} weeks of work, after {wait} weeks of waiting for cabinets.', {
        work: kitchen.work,
        wait,
      })
    : words('About {work} weeks of work.', { work: kitchen.work })
  const hasStone = work.counter !== 'kept' && kitchen.stone
  return hasStone
    ? `${onSite} ${words('Plus {stone} weeks while the stone is cut.', { stone: hasStone })}`
    : onSite
}

function bathWeeks({ work }: EstimateRequest, { bathroom }: GuideWeeks, words: FillText) {
  const isFull =
    work.bathLayout !== 'stays' ||
    (work.shower !== 'kept' && work.vanity !== 'kept' && work.bathFloor !== 'kept')
  return isFull && bathroom.work ? words('About {work} weeks of work.', { work: bathroom.work }) : ''
}

/** Says how long each room of a request takes; a room has no line where only a part of it is done. */
export function weeksOf(
  request: EstimateRequest,
  weeks: GuideWeeks,
  words: FillText = fillKnown,
): { room: string; says: string }[] {
  const textOf: Record<SingleRoom, typeof kitchenWeeks> = { kitchen: kitchenWeeks, bathroom: bathWeeks }
  return roomsOf(request)
    .map((room) => ({ room: words(estimateRooms[room]), says: textOf[room](request, weeks, words) }))
    .filter(({ says }) => says)
}
