// The landing pages' measures as a table: `npm run quality` reads the built pages, with `--content` their content
// instead; places come from the database. Exits 1 when a page or the median is over its limit.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { seedAreas, seedCopyOf } from '@/lib/content/area-seed'
import { type Areas, type CopyTexts } from '@/lib/content/areas'
import { townPages } from '@/lib/content/town-pages'
import { getAreasWithCopy } from '@/lib/data/areas'
import { closeDatabase } from '@/lib/data/client'
import { isDatabaseAbsent } from '@/lib/data/build-fallback'
import { loadDotEnv } from '@/lib/database-url.mjs'
import {
  gate,
  measurePages,
  median,
  nameMask,
  townPageNeighbors,
  type PageMeasure,
  type SitePage,
} from '@/lib/landing/gate'
import { mainText } from '@/lib/landing/html-text'
import { contentPages } from '@/lib/landing/indexable'

const builtPages = `${process.env.BUILD_DIR || '.next'}/server/app`
const landingPath = /^rockland\/([^/]+)\/([^/]+)$/

/** Returns every page of the build that visitors see; its id is the path without the slash. */
function htmlPages({ places }: Areas, folder = builtPages): SitePage[] {
  const unsurePlaces = new Set(
    places.filter(({ notes }) => notes.confidence === 'low').map(({ slug }) => slug),
  )
  if (!existsSync(folder)) throw new Error(`${folder} is missing: run the build first, or use --content`)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !/^(_|admin|login)/.test(file))
    .sort()
    .map((file) => {
      const id = file
        .replace(/\.html$/, '')
        .split(path.sep)
        .join('/')
      const [, town, service] = landingPath.exec(id) ?? []
      return {
        id: id.replace(/^rockland\/(?=.*\/)/, ''),
        text: mainText(readFileSync(path.join(folder, file), 'utf8')),
        ...(town &&
          service && {
            landing: { service, lowConfidence: unsurePlaces.has(town) },
          }),
      }
    })
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`

function figuresOf(measures: readonly PageMeasure[]) {
  const list = (read: (measure: PageMeasure) => number) => measures.map(read)
  const [own, ownShare] = [list((measure) => measure.own), list((measure) => measure.ownShare)]
  const commonShare = list((measure) => measure.commonShare)
  const nearest = list((measure) => measure.nearest?.share ?? 0)
  return {
    pages: measures.length,
    words: median(list(({ words }) => words)),
    'own min/med': `${Math.min(...own)} / ${median(own)}`,
    'own share min/med': `${percent(Math.min(...ownShare))} / ${percent(median(ownShare))}`,
    'common med/max': `${percent(median(commonShare))} / ${percent(Math.max(...commonShare))}`,
    'nearest med/max': `${percent(median(nearest))} / ${percent(Math.max(...nearest))}`,
    short: measures.filter(({ short }) => short.length > 0).length,
  }
}

type Site = { areas: Areas; copyOf: (place: string, service: string) => CopyTexts | null }

/** Returns the database's places, services and page copy; the built-in ones if there is no database. */
async function readAreas(): Promise<Site> {
  try {
    return await getAreasWithCopy()
  } catch (error) {
    if (!isDatabaseAbsent(error)) throw error
    return { areas: seedAreas, copyOf: seedCopyOf }
  } finally {
    await closeDatabase()
  }
}

async function main(fromContent: boolean): Promise<number> {
  const { areas, copyOf } = await readAreas()
  const pages = fromContent ? contentPages(areas, copyOf) : htmlPages(areas)
  const measures = measurePages(pages, nameMask(areas.places))
  const rows = areas.services.map(({ slug }) => [
    slug,
    figuresOf(measures.filter(({ id }) => id.endsWith(`/${slug}`))),
  ])
  console.table({ ...Object.fromEntries(rows), all: figuresOf(measures) })
  const nearest = median(measures.map((measure) => measure.nearest?.share ?? 0))
  const short = measures.filter((measure) => measure.short.length > 0)
  for (const measure of short) console.log(`noindex: ${measure.id}: ${measure.short.join('; ')}`)
  const townShares = fromContent
    ? []
    : townPageNeighbors(
        pages,
        townPages.map(({ town }) => town.slug),
      )
  for (const { id, nearest: neighbor } of townShares)
    console.log(`town page ${id}: ${percent(neighbor.share)} also on ${neighbor.id}`)
  const overGoal = measures.filter(({ commonShare }) => commonShare > gate.commonGoal)
  for (const { id, commonShare } of overGoal)
    console.log(`over the goal: ${id}: ${percent(commonShare)} of its words are on ten or more other pages`)
  const areTownsDistinct = townShares.every(({ nearest: neighbor }) => neighbor.share < gate.townPages)
  console.log(`\nMeasured on the ${fromContent ? 'content' : 'built pages'}, names and numbers masked.`)
  return short.length === 0 && overGoal.length === 0 && nearest <= gate.nearestMedian && areTownsDistinct
    ? 0
    : 1
}

loadDotEnv()
main(process.argv.includes('--content')).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
