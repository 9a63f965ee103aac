import { type Town } from '@/lib/business/towns'
import { type Place } from '@/lib/content/areas'
import { type BuildingEra } from '@/lib/content/town-notes/kinds'
import { type RecommendationRequest } from '@/lib/schemas/recommendations'
import {
  optionLabel,
  budgetOptions,
  type LocationSlug,
  type Priority,
} from '@/lib/business/recommendation-choices'
import { budgetBrackets } from './rules'
import { ageLines, homes, localLines, type LocalLine } from '@/lib/content/recommendations/local-lines'
import { counted } from '@/lib/text/counted'
import { fillText } from '@/lib/text/fill-text'
import { numberWord } from '@/lib/text/number-word'
import { addRanges, formatMoney, formatRange } from '@/lib/business/money'
import { type Choice, type PlanStep } from '@/lib/content/recommendations/plan'
import { type Words } from '@/lib/business/wording'
import { timingLines, type Wait } from '@/lib/content/recommendations/timing-lines'
import {
  works,
  type Order,
  type PermitKind,
  type Work,
  type WorkKind,
} from '@/lib/content/recommendations/works'

/** Returns "3-4 weeks" or "1 week". */
export const formatWeeks = ({ from, to }: Order['weeks']): string =>
  from === to ? counted(to, 'week') : `${from}-${to} weeks`

function waitOf(order: Order | undefined): Wait {
  if (!order) return 'none'
  if (order.measuredLate) return 'measured'
  if (order.paperwork) return 'permit'
  const longestWait = order.weeks.to
  if (longestWait <= 3) return 'short'
  return longestWait <= 8 ? 'middle' : 'long'
}

/** Counts uses, so that the wordings of a kind alternate. */
function createUseCounter() {
  const useCounts = new Map<string, number>()
  return (key: string): number => {
    const count = useCounts.get(key) ?? 0
    useCounts.set(key, count + 1)
    return count
  }
}

const prewar = new Set<BuildingEra>(['pre-1900', '1900-1939'])
const drawingKinds = new Set<WorkKind>(['k-measure', 'k-design', 'k-fit', 'b-measure', 'b-design'])

/**
 * Returns the reasons of a whole plan, in its order: why this work at this budget, what the town's houses mean for it, the
 * wait compared with the chosen start, and the permit office if a permit is involved. The first also gives the plan's total.
 * They are written together so that no note of the town and no wording comes twice.
 */
export function writeReasons(
  plan: readonly PlanStep[],
  request: RecommendationRequest,
  town: Place,
  words: Words,
): string[] {
  const next = createUseCounter()
  const local = localWriter(request.location, town.notes, next)
  return plan.map(({ choice, priority }, index) => {
    const work: Work = works[choice.work]
    const sentences = [writeWhy(choice, priority, request, town), local(work)]
    if (index === 0) sentences.push(writeTotal(plan, request, words))
    sentences.push(writeTiming(work, request, next))
    if (work.permit) sentences.push(writePermit(work.permit, { work, request, town, next, words }))
    return sentences.join(' ')
  })
}

/** Names the budget in figures in the most important steps, and as "your budget" after that. */
function writeWhy(choice: Choice, priority: Priority, request: RecommendationRequest, town: Town): string {
  const budget = priority === 'high' ? optionLabel(budgetOptions, request.budget) : 'your budget'
  return fillText(choice.why, { town: town.name, budget }).replace(/(^|\. )your/g, '$1Your')
}

function localWriter(location: LocationSlug, { watch, eras }: Place['notes'], next: (key: string) => number) {
  const notes = new Map(watch.map(({ topic, note }) => [topic, note]))
  const usedParts = new Set<string>()
  const age = eras.some((era) => prewar.has(era)) ? 'prewar' : 'postwar'
  return (work: Work): string => {
    for (const kind of work.kinds) {
      const line = localLines[location].find(
        (row) => row.kinds.includes(kind) && !noteParts(row).some((part) => usedParts.has(part)),
      )
      const note = line && notes.get(line.topic)
      if (!note) continue
      noteParts(line).forEach((part) => usedParts.add(part))
      const [fact = '', ...advice] = note.split(/(?<=\.)\s+(?=[A-Z])/)
      return fillText(line.say, { fact, advice: advice.join(' ') })
    }
    const phrases = homes[location]
    const [kind] = work.kinds
    return kind ? fillText(ageLines[kind][age], { homes: phrases[next('homes') % phrases.length] ?? '' }) : ''
  }
}

/** Returns the parts of a line that a plan says once: the fact of its note, the advice, both, or its own text. */
function noteParts({ topic, say }: LocalLine): string[] {
  const parts = ['{fact}', '{advice}'].filter((part) => say.includes(part))
  return parts.length > 0 ? parts.map((part) => `${topic} ${part}`) : [say]
}

function writeTotal(plan: readonly PlanStep[], request: RecommendationRequest, words: Words): string {
  const total = addRanges(plan.map(({ choice }) => choice.range))
  const { floor, ceiling, limit } = budgetBrackets[request.budget]
  const fitting = ceiling === null ? 'open' : 'within'
  const line = total.to > limit ? 'above' : total.from < floor ? 'below' : fitting
  return words(`plan.${line}`, {
    steps: numberWord(plan.length),
    total: formatRange(total),
    left: formatMoney((ceiling ?? 0) - total.to),
  })
}

function writeTiming(work: Work, request: RecommendationRequest, next: (key: string) => number): string {
  const wait = work.kinds.some((kind) => drawingKinds.has(kind)) ? 'drawing' : waitOf(work.order)
  const lines = timingLines[request.timeline][wait]
  const line = lines[next(`timing ${wait}`) % lines.length] ?? ''
  const order = work.order ? fillText(work.order.says, { lead: formatWeeks(work.order.weeks) }) : ''
  return fillText(line, { order, site: work.site })
}

/** Meaning of the start for the first permit. */
const permitStarts = {
  asap: 'plan.startAsap',
  '1-3months': 'plan.startSoon',
  '3-6months': 'plan.startLater',
  planning: 'plan.startPlanning',
} as const
/** Further permits of the same plan. */
const nextPermits = ['Together', 'Filing', 'Application'] as const

type PermitContext = {
  work: Work
  request: RecommendationRequest
  town: Town
  next: (key: string) => number
  words: Words
}

function writePermit(permit: PermitKind, { work, request, town, next, words }: PermitContext): string {
  const count = next('permit')
  if (count > 0) {
    // The brackets behind an office's name are shown once.
    const office = town.permitAuthority.replace(/\s*\(.*\)$/, '')
    return words(`plan.next${nextPermits[(count - 1) % nextPermits.length]!}`, { office })
  }
  const first = words(`plan.${permit}`, { office: town.permitAuthority })
  return work.order?.paperwork ? first : `${first} ${words(permitStarts[request.timeline])}`
}
