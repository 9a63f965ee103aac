import 'server-only'
import { type Step } from '@/lib/around-next/pipeline'
import { addPageViews } from '@/lib/data/page-views'
import { log } from '@/lib/log'
import { type PageViewSum } from '@/lib/page-view-types'
import { processSlot } from '@/lib/process-slot'
import { officeDay } from '@/lib/time/office-time'
import { pageAt, type PageView, pageViewOf } from './page-view'
import { otherName } from './source'

// Counts page views in memory, and adds them to the database's sums every few seconds, in one batch. A process that is killed
// loses what it has counted since.

/** Views are gathered this long before they are stored, in milliseconds. */
const flushInterval = 10_000
/** The sums that are gathered at a time; views beyond them aren't counted. */
const maxSums = 5_000
/** The maximum number of a day's sources, and of its campaigns: anybody can make up more. */
const maxNames = 200

const makeState = () => ({
  day: '',
  dayUntil: 0,
  /** The sums of the day by path, and by source and campaign: no key is put together for each view. */
  sums: new Map<string, Map<string, PageViewSum>>(),
  sumCount: 0,
  /** Sums of the day before. */
  earlier: [] as PageViewSum[],
  sources: new Set<string>(),
  campaigns: new Set<string>(),
  hasTimer: false,
  flushing: Promise.resolve(),
})
// One per process, also when a development reload loads this module again.
const slot = processSlot<ReturnType<typeof makeState>>('page-views')
const state = () => (slot.current ??= makeState())

const minute = 60_000

/** Returns the sums, and begins again from zero. */
function takeSums(): PageViewSum[] {
  const current = state()
  const sums = [...current.earlier, ...[...current.sums.values()].flatMap((origins) => [...origins.values()])]
  current.earlier = []
  current.sums.clear()
  current.sumCount = 0
  return sums
}

/** Begins new sums when the office's day changes, which is looked up once a minute. */
function keepDay(now: number): void {
  const current = state()
  if (now < current.dayUntil) return
  current.dayUntil = (Math.floor(now / minute) + 1) * minute
  const day = officeDay(new Date(now).toISOString())
  if (day === current.day) return
  current.earlier = takeSums()
  current.day = day
  current.sources.clear()
  current.campaigns.clear()
}

function knownName(name: string, names: Set<string>): string {
  if (names.has(name)) return name
  if (names.size >= maxNames) return otherName
  names.add(name)
  return name
}

function addToday({ path, source, campaign }: PageView, count: number): void {
  const current = state()
  const origin = campaign ? `${source} ${campaign}` : source
  const origins = current.sums.get(path)
  const sum = origins?.get(origin)
  if (sum) sum.count += count
  else if (current.sumCount < maxSums) {
    current.sumCount += 1
    const first = { day: current.day, path, source, campaign, count }
    if (origins) origins.set(origin, first)
    else current.sums.set(path, new Map([[origin, first]]))
  }
}

/** Counts a page view. */
export function countPageView({ path, source, campaign }: PageView, now = Date.now()): void {
  const current = state()
  keepDay(now)
  addToday(
    {
      path,
      source: knownName(source, current.sources),
      campaign: campaign && knownName(campaign, current.campaigns),
    },
    1,
  )
  if (current.hasTimer) return
  current.hasTimer = true
  setTimeout(() => {
    current.hasTimer = false
    void flushPageViews()
  }, flushInterval).unref()
}

/** Adds what is counted to the database; what it doesn't take is added with the next views. */
export function flushPageViews(): Promise<void> {
  const current = state()
  const flush = async () => {
    const sums = takeSums()
    try {
      await addPageViews(sums)
    } catch (error) {
      log.warn({ err: error }, 'page views could not be added up')
      for (const sum of sums)
        if (sum.day === current.day) addToday(sum, sum.count)
        else if (current.earlier.length < maxSums) current.earlier.push(sum)
    }
  }
  return (current.flushing = current.flushing.then(flush))
}

/** Counts the page views that are answered. */
export const countPageViews: Step = {
  name: 'page views',
  run({ request, response, onFinish }, next) {
    // Read now, because later steps rewrite some addresses and methods.
    const { method, url = '' } = request
    const path = method === 'GET' && pageAt(url)
    if (path)
      onFinish(() => {
        // 304 answers a browser that has the page already.
        if (response.statusCode !== 200 && response.statusCode !== 304) return
        const view = pageViewOf(path, url, request.headers)
        if (view) countPageView(view)
      })
    next()
  },
}
