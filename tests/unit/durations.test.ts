import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { durationKinds, durationsIn } from '../durations'

// The pages are read by tests/browser/seo.spec.ts; this reads what plans, forms and emails are made of, too.

const folder = path.join(process.cwd(), 'lib/content')
const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => textsIn(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))))

/** Returns the texts of a value; an order's weeks are in its own sentence, as plans say it. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  const { weeks, says } = value as { weeks?: { from: number; to: number }; says?: string }
  const order = weeks && says ? [says.replace('{lead}', `${weeks.from}–${weeks.to} weeks`)] : []
  return [...order, ...Object.values(value).flatMap(textsIn)]
}

test('a thing takes the same time in every text', () => {
  const said = texts.flatMap(durationsIn)
  expect(said.filter(({ isRight }) => !isRight)).toEqual([])
  expect([...new Set(said.map(({ what }) => what))].sort()).toEqual([...durationKinds].sort())
})

test('another time is a contradiction, in digits and in words', () => {
  const said = durationsIn(
    'Semi-custom boxes take four to eight weeks. Stone is set 1–2 weeks after the template.',
  )
  expect(said.map(({ what, isRight }) => [what, isRight])).toEqual([
    ['semi-custom cabinets', false],
    ['the stone', true],
  ])
})
