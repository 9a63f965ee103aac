import { readFileSync } from 'node:fs'
import path from 'node:path'
import { defaultProfile } from '@/lib/business/profile'
import { wordingOf } from '@/lib/business/wording'
import { seedAreas } from '@/lib/content/area-seed'
import { guides } from '@/lib/content/service-guides'
import { landingContent } from '@/lib/landing/content'
import { townQuestions } from '@/lib/landing/town-questions'
import { curly } from '@/lib/text/curly'
import { filesBelow, root } from '../house/imports'

// Tests that texts say only what a remodeler without a further license may say (docs/decisions/060). The texts are those that a
// site comes with.

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+(?=[A-Z“])/)

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

const inContent = filesBelow('lib/content', /\.json$/).flatMap((file) =>
  textsOf(JSON.parse(readFileSync(path.join(root, file), 'utf8'))).flatMap((text) =>
    sentencesOf(text).map((sentence) => ({ file, sentence })),
  ),
)
/** Lines of sources, where some texts of visitors are. */
const inSources = ['components/blocks', 'components/site', 'lib/estimate', 'lib/seo'].flatMap((folder) =>
  filesBelow(folder, /\.tsx?$/).flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line))
      .map((sentence) => ({ file, sentence })),
  ),
)
const all = [...inContent, ...inSources]

/** Claims that need a license, and those that only a document could prove. */
const forbidden: [what: string, pattern: RegExp][] = [
  ['we file', /\bwe (?:\w+ )?file\b/i],
  ['drawn or filed by us', /\b(?:drawn|prepared|filed|sealed|submitted)(?: and \w+)? by us\b/i],
  ['we draw and file', /\bwe (?:draw|prepare|make|compile)\b[^.;:]*\b(?:file|submit|seal)\b/i],
  [
    'we submit or seal plans',
    /\bwe (?:\w+ )?(?:submit|seal|stamp)\b[^.;:]*\b(?:plans?|drawings?|application)\b/i,
  ],
  ['our permit drawings', /\bour (?:drawings?|plans?)\b[^.;:]*\b(?:department|permit|seal)\b/i],
  ['only a signature is missing', /\byou sign\b|\byour signature\b/i],
  ['we test for asbestos', /\bwe (?:\w+ )?(?:test|sample|probe|take|remove)\b[^.;:,]*\basbestos\b/i],
  ['lead-safe without the certificate', /\blead-safe\b|\bcertified crews?\b/i],
  ['one crew for every trade', /\b(?:one|the same) crew\b/i],
  ['an invitation to complain', /\bcomplain\b|Department of Justice/i],
  ['experience that nobody had', /\bwe have learned\b/i],
]

test.each(forbidden)('no text says: %s', (_what, pattern) => {
  expect(all.filter(({ sentence }) => pattern.test(sentence))).toEqual([])
})

test('asbestos is sampled by those who are certified for it', () => {
  const matches = inContent.filter(
    ({ sentence }) => /asbestos/i.test(sentence) && /\b(?:test|sampl)/i.test(sentence),
  )
  expect(matches.length).toBeGreaterThan(10)
  expect(matches.filter(({ sentence }) => !/inspector|certified/i.test(sentence))).toEqual([])
})

test('a named association’s rules are those of its bylaws or house rules', () => {
  const named = /Normandy Village|the Clermont|Salisbury Point|Heritage Drive|the Harbors/
  const rule = /\b(?:rules?|approv\w+|belongs?|allows?|permits?|hours|consent)\b/i
  const matches = inContent.filter(
    ({ sentence }) => named.test(sentence) && rule.test(sentence) && !sentence.endsWith('?'),
  )
  expect(matches.length).toBeGreaterThan(3)
  expect(matches.filter(({ sentence }) => !/bylaws|house rules|check/i.test(sentence))).toEqual([])
})

test('texts on permits say in the same words who draws, seals and pays', () => {
  const statement = wordingOf(defaultProfile)('landing.drawings')
  expect(statement).toMatch(/manage.*architect or engineer.*seals.*You pay.*isn’t in our estimate/)
  const [service] = seedAreas.services
  const landings = seedAreas.places.map((place) => {
    const landing = { place, service: service!, copy: null, areas: seedAreas }
    return landingContent(landing, defaultProfile).permits.text
  })
  const questions = seedAreas.places.map((place) => JSON.stringify(townQuestions(place, defaultProfile)))
  const kitchen = JSON.stringify(guides['kitchen-remodeling'].questions)
  const { steps, questions: guideQuestions } = guides['home-renovation']
  for (const text of [
    ...landings,
    ...questions,
    kitchen,
    JSON.stringify(steps),
    JSON.stringify(guideQuestions),
  ])
    expect(curly(text)).toContain(statement)
})
