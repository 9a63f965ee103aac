// npm run map: draws Rockland County (decision 074). The land is a path that pages have inline, in the colors of the band it lies on;
// river, lakes and roads are one picture over it, fetched once. tests/unit/county-map.test.ts checks that both are current.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { feature } from 'topojson-client'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..')
const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
const dataSet = (name) => read(createRequire(import.meta.url).resolve(name))
const places = read(path.join(root, 'lib/content/facts/towns.json'))
export const knownLines = read(path.join(root, 'deploy/county-map/known-lines.json'))

/** Height of the county from south to north, the margin around it, and the width with the far bank of the river, in units. */
const size = 776
const margin = 10
const width = 690
const height = size + 2 * margin

// Census Bureau, cartographic boundaries 1:10,000,000 (us-atlas).
const counties = dataSet('us-atlas/counties-10m.json')
const ringOf = (fips) => {
  const county = counties.objects.counties.geometries.find(({ id }) => id === fips)
  if (county?.type !== 'Polygon') throw new Error(`us-atlas holds no outline of county ${fips}`)
  return feature(counties, county).geometry.coordinates[0].slice(0, -1)
}
const countyLine = ringOf('36087')
const isShared = new Set(ringOf('36119').map(String))
/** The county's line in the middle of the Hudson: what it shares with Westchester. */
export const middle = countyLine.filter((point) => isShared.has(String(point)))

const [west, north] = [
  Math.min(...countyLine.map(([lng]) => lng)),
  Math.max(...countyLine.map(([, lat]) => lat)),
]
const south = Math.min(...countyLine.map(([, lat]) => lat))
const perLat = size / (north - south)
/** A degree of longitude is shorter: this much in the middle of the county. */
const perLng = perLat * Math.cos((41.16 * Math.PI) / 180)
export const project = ([lng, lat]) => [margin + (lng - west) * perLng, margin + (north - lat) * perLat]

const toPoint = (point) => {
  if (typeof point !== 'string') return point
  const place = places.find(({ slug }) => slug === point)
  return [place.lng, place.lat]
}
export const westBank = knownLines.westBank.points

// Natural Earth, land 1:10,000,000 (world-atlas), from New Jersey up to Verplanck.
const land = dataSet('world-atlas/land-10m.json')
const [{ geometry: mainlands }] = feature(land, land.objects.land).features
const inWestchester = ([lng, lat]) => lng > -73.96 && lng < -73.86 && lat > 40.96 && lat < 41.26
const shore = mainlands.coordinates.flat().find((ring) => ring.some(inWestchester))
// The ring runs up the east bank, round the end of the wide river and down the west bank.
const top = shore.findIndex(([lng, lat]) => inWestchester([lng, lat]) && lat > 41.25)
const upward = [...shore.slice(0, top + 1)].reverse()
const below = upward.findIndex((point) => !inWestchester(point))
export const eastBank = [...upward.slice(0, below + 1).reverse(), ...knownLines.eastBank.points]

const inUnits = (points) => points.map((point) => project(toPoint(point)))

/** Returns corners as an SVG path in whole units, each relative to the one before. */
function straight(corners) {
  const units = corners.map((corner) => corner.map(Math.round))
  const steps = units.map(([x, y], index) => {
    const [fromX, fromY] = units[index - 1] ?? [0, 0]
    return `${index === 0 ? 'M' : 'l'}${x - fromX} ${y - fromY}`
  })
  return steps.join('').replaceAll(' -', '-')
}

/** Returns a line as an SVG path that rounds its corners: each curve leads from the middle of one stretch to that of the next. */
function roundedPath(corners) {
  const pointText = ([x, y]) => `${Math.round(x)} ${Math.round(y)}`
  const halfway = ([x, y], [toX, toY]) => [(x + toX) / 2, (y + toY) / 2]
  const curves = corners
    .slice(1, -1)
    .map((corner, index) => `Q${pointText(corner)} ${pointText(halfway(corner, corners[index + 2]))}`)
  return `M${pointText(corners[0])}${curves.join('')}L${pointText(corners.at(-1))}`
}
/** The same for a shore that ends where it begins. */
function island(corners) {
  const [start, end] = [corners[0], corners.at(-1)]
  const middle = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]
  return `${roundedPath([middle, ...corners, middle])}Z`
}

/** Returns the drawing: the files to write, and their contents. */
export function countyMap() {
  // From the west corner to the river, down its bank instead of its middle, and back along New Jersey.
  const borders = countyLine.filter((point) => !middle.includes(point))
  const corner = borders.find(([lng]) => lng === west)
  const newJersey = borders.filter((point) => point !== corner && point[1] < corner[1])
  newJersey.sort(([a], [b]) => b - a)
  const outline = `${straight(inUnits([corner, ...westBank.slice(1, -1).reverse(), ...newJersey]))}Z`
  const water = straight(inUnits(westBank)) + roundedPath(inUnits(eastBank).reverse()).replace('M', 'L')
  const lines = (features, draw) => features.map(({ points }) => draw(inUnits(points))).join('')
  const [thruway, ...routes] = knownLines.roads
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-linejoin="round" stroke-linecap="round">`,
    `<clipPath id="a"><path d="M0 0h${width}v${height}H0z"/></clipPath>`,
    `<g fill="#a9c0bf" clip-path="url(#a)"><path fill-opacity=".55" d="${water}Z"/>`,
    `<path fill-opacity=".8" d="${lines(knownLines.lakes, island)}"/></g>`,
    `<path stroke="#a9c0bf" stroke-width="2.5" d="${lines([knownLines.river], roundedPath)}"/>`,
    `<path stroke="#8b8a80" stroke-width="1.6" d="${lines(routes, roundedPath)}"/>`,
    `<path stroke="#8b8a80" stroke-width="3.4" d="${lines([thruway], roundedPath)}"/>`,
    '</svg>\n',
  ].join('')
  const name = `county-${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`
  const round = (value) => Math.round(value * 1e6) / 1e6
  const facts = {
    width,
    height,
    margin,
    west: round(west),
    north: round(north),
    east: round(Math.max(...countyLine.map(([lng]) => lng))),
    south: round(south),
    perLng: round(perLng),
    perLat: round(perLat),
    land: outline,
    picture: `/images/county/${name}`,
  }
  return {
    'lib/content/facts/county-map.json': `${JSON.stringify(facts, null, 2)}\n`,
    [`public/images/county/${name}`]: svg,
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = path.join(root, 'public/images/county')
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name))
  for (const [file, text] of Object.entries(countyMap())) {
    writeFileSync(path.join(root, file), text)
    console.log(file, text.length)
  }
}
