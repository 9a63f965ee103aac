import { getAreas } from '@/lib/data/areas'
import { eachPageView, firstViewedDay } from '@/lib/data/page-views'
import { csvResponse } from '@/lib/http/csv-response'
import { handle } from '@/lib/http/handle'
import { planPeriod, readPeriod } from '@/lib/statistics/period'
import { dimensions, matches, readVisitorFilter, viewDimensions } from '@/lib/statistics/visitors'
import { csvLine, csvStart } from '@/lib/text/csv'
import { officeDay, startOfOfficeDay } from '@/lib/time/office-time'

/** GET: streams the page views of a period and a filter as CSV, a line for each day, page, source and campaign. */
export const GET = handle({
  auth: 'staff',
  run: async ({ request }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const filter = readVisitorFilter(query)
    const [areas, firstDay] = await Promise.all([getAreas(), firstViewedDay()])
    const now = new Date()
    const to = officeDay(now.toISOString())
    const { spans } = planPeriod(readPeriod(query.period), firstDay && startOfOfficeDay(firstDay), now)
    return csvResponse(`page-views-${to}`, async (take) => {
      take(csvStart(['day', ...dimensions, 'views']))
      await eachPageView({ from: spans[0]?.from ?? to, to }, (sums) => {
        const lines = sums.flatMap((sum) => {
          const row = viewDimensions(sum, areas)
          return matches(row, filter)
            ? [csvLine([sum.day, ...dimensions.map((name) => row[name]), sum.count])]
            : []
        })
        take(lines.join(''))
      })
    })
  },
})
