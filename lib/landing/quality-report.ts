// The quality gate as a table: `tsx lib/landing/quality-report.ts` reads the built pages, `--content` the content
// they are made of. Exits 1 when a page or a service's median is over the threshold.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { guides } from '@/lib/content/service-guides'
import { services, type Service } from '@/lib/business/services'
import { towns } from '@/lib/business/towns'
import { mainText } from './html-text'
import { contentPages } from './indexable'
import { measurePages, summarize, type PageToMeasure, type ServiceSummary } from './measure'
import { maxMedianShare, maxShare, minLocalFacts, minWords } from './quality'
import { localFacts } from './town-facts'

const builtPages = `${process.env.BUILD_DIR || '.next'}/server/app/rockland`

function htmlPages(service: Service): PageToMeasure[] {
  return towns.map((town) => {
    const file = join(builtPages, town.slug, `${service.slug}.html`)
    if (!existsSync(file)) throw new Error(`${file} is missing: run the build first, or use --content`)
    return {
      id: town.slug,
      text: mainText(readFileSync(file, 'utf8')),
      facts: localFacts(town, guides[service.slug]),
    }
  })
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`

function row(summary: ServiceSummary): string[] {
  const { words, share } = summary
  return [
    summary.service,
    String(summary.pages),
    `${words.min} / ${words.median} / ${words.max}`,
    percent(share.median),
    percent(share.max),
    summary.worstPair?.join(' + ') ?? '',
    String(summary.minFacts),
    summary.passes ? 'ok' : 'FAILS',
  ]
}

function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  )
  return rows
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function main(fromContent: boolean): number {
  const summaries = services.map((service) =>
    summarize(service.slug, measurePages(fromContent ? contentPages(service) : htmlPages(service))),
  )
  const head = [
    'service',
    'pages',
    'words min/med/max',
    'share med',
    'share max',
    'worst pair',
    'facts min',
    '',
  ]
  console.log(table([head, ...summaries.map(row)]))
  console.log(
    `\nGate: median share ≤ ${percent(maxMedianShare)}, no share over ${percent(maxShare)}, ` +
      `at least ${minWords} words and ${minLocalFacts} local facts. Measured on the ${fromContent ? 'content' : 'built pages'}.`,
  )
  const failing = summaries.flatMap(({ service, failing: slugs }) =>
    slugs.map((slug) => `${slug}/${service}`),
  )
  if (failing.length) console.log(`Under the gate (noindex): ${failing.join(', ')}`)
  return summaries.every(({ passes }) => passes) ? 0 : 1
}

try {
  process.exitCode = main(process.argv.includes('--content'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
