// Records the day on which a page's content changed, for `lastmod` in sitemap.xml. Run it after a change of texts:
//   npm run content-dates
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { nextRecord } from './content-dates'

const lines = Object.entries(nextRecord(new Date().toISOString().slice(0, 10))).map(
  ([page, record]) => `  ${JSON.stringify(page)}: ${JSON.stringify(record).replace(',', ', ')}`,
)
writeFileSync(path.join(process.cwd(), 'lib/seo/content-dates.json'), `{\n${lines.join(',\n')}\n}\n`)
console.log(`${lines.length} pages recorded`)
