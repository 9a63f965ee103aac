// Makes lib/content/facts/county-outline.json: Rockland County's outline as [longitude, latitude] pairs, from the
// Census Bureau's county borders. Needed again only if the border itself changes:
//
//   npm install --no-save us-atlas@3 topojson-client@3 && node deploy/county-outline.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'

const countyFips = '36087'
const atlas = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json')
const topology = JSON.parse(readFileSync(atlas, 'utf8'))
const county = topology.objects.counties.geometries.find(({ id }) => id === countyFips)
if (county?.type !== 'Polygon') throw new Error(`us-atlas holds no outline of county ${countyFips}`)
const [ring] = feature(topology, county).geometry.coordinates
// Seven decimals are about a centimeter: the drawings stay what they were, digit for digit.
const outline = ring.map((pair) => pair.map((degrees) => Math.round(degrees * 1e7) / 1e7))
writeFileSync(
  'lib/content/facts/county-outline.json',
  `[\n${outline.map((pair) => `  [${pair.join(', ')}]`).join(',\n')}\n]\n`,
)
console.log(`${outline.length} points`)
