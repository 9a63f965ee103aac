import { levels, noWork, defaultWork, workQuestions } from '@/lib/business/estimate-choices'
import { furtherLines } from '@/lib/business/estimate-lines'
import { serviceCards } from '@/lib/business/prices'
import { priorities, timelineOptions } from '@/lib/business/recommendation-choices'
import { rooms, surfacesOf } from '@/lib/business/rooms'
import { services, serviceSlugs } from '@/lib/business/services'
import { localLines } from '@/lib/content/recommendations/local-lines'
import { plans } from '@/lib/content/recommendations/plans'
import { workKinds, works } from '@/lib/content/recommendations/works'
import { sampleProjects } from '@/lib/content/samples'
import { guides } from '@/lib/content/service-guides'
import { townPages } from '@/lib/content/town-pages'
import { topics } from '@/lib/content/town-notes/topics'

// A JSON file has strings where its type names a few: what the compiler can't see is checked here.

const priceIds = serviceCards.map(({ id }) => id)
const priceTitles = serviceCards.map(({ title }) => title)
const questions = Object.entries(workQuestions)
const choices = Object.values(plans)
  .flatMap((byBudget) => Object.values(byBudget).flat())
  .flatMap((step) => step.choices)
const steps = Object.values(plans).flatMap((byBudget) => Object.values(byBudget).flat())
const lines = Object.values(localLines).flat()

const names: [what: string, names: readonly (string | null | undefined)[], known: readonly string[]][] = [
  ['kinds of works', Object.values(works).flatMap(({ kinds }) => kinds), workKinds],
  [
    'permits of works',
    Object.values(works).flatMap(({ permit }) => permit ?? []),
    ['electrical', 'plumbing', 'building'],
  ],
  ['works of plans', choices.map(({ work }) => work), Object.keys(works)],
  ['starts of plans', choices.flatMap(({ only }) => only ?? []), timelineOptions.map(({ value }) => value)],
  ['topics of plans', choices.flatMap((choice) => choice.topics ?? []), topics],
  ['priorities of plans', steps.map(({ priority }) => priority), priorities],
  ['kinds of local lines', lines.flatMap(({ kinds }) => kinds), workKinds],
  ['topics of local lines', lines.map(({ topic }) => topic), topics],
  ['prices of guides', Object.values(guides).flatMap(({ price }) => price.titles), priceTitles],
  [
    'prices of steps',
    Object.values(guides).flatMap((guide) => guide.steps.flatMap(({ price }) => price ?? [])),
    priceTitles,
  ],
  [
    'rooms of guides',
    Object.values(guides).flatMap(({ price }) => price.whole ?? []),
    ['kitchen', 'bathroom'],
  ],
  ['rooms of questions', questions.flatMap(([, { room }]) => room ?? []), ['kitchen', 'bathroom']],
  [
    'lines of answers',
    questions.flatMap(([, { options }]) =>
      Object.values(options).flatMap(({ takes }) => takes.map(({ line }) => line)),
    ),
    [...priceIds, ...furtherLines.map(({ id }) => id)],
  ],
  [
    'lines of surfaces',
    [undefined, ...rooms.map(({ id }) => id)].flatMap((room) =>
      surfacesOf(room).flatMap(({ line }) => line ?? []),
    ),
    [...priceIds, ...furtherLines.map(({ id }) => id)],
  ],
  ['kinds of sample projects', sampleProjects.map(({ projectType }) => projectType), ['kitchen', 'bathroom']],
  ['categories of sample projects', sampleProjects.map(({ category }) => category), ['Kitchen', 'Bathroom']],
]

test.each(names)('the %s are known ones', (_what, foundNames, knownNames) => {
  expect(foundNames.length).toBeGreaterThan(0)
  expect(foundNames.filter((name) => !knownNames.includes(name ?? ''))).toEqual([])
})

test('each requirement of a work is an answer to a question', () => {
  const askedQuestions = Object.values(works).flatMap(({ asks }) => Object.entries(asks))
  const answers = new Map(questions.map(([id, { options }]) => [id, Object.keys(options)]))
  expect(askedQuestions.filter(([id, answer]) => !answers.get(id)?.includes(answer))).toEqual([])
})

test('every question has its usual answer and one for nothing done', () => {
  for (const [id, { options, usual }] of questions) {
    expect([id, Object.keys(options)]).toEqual([id, expect.arrayContaining([usual])])
    expect([id, options[Object.keys(options)[0]!]?.takes]).toEqual([id, []])
  }
  expect(Object.keys(noWork)).toEqual(Object.keys(defaultWork))
})

test('a share of a line begins before it ends, within the line', () => {
  const spans = questions.flatMap(([, { options }]) =>
    Object.values(options).flatMap(({ takes }) => takes.map(({ span }) => span)),
  )
  for (const [from = -1, to = -1, ...rest] of spans) {
    expect(rest).toEqual([])
    expect(from).toBeGreaterThanOrEqual(0)
    expect(to).toBeGreaterThan(from)
    expect(to).toBeLessThanOrEqual(1)
  }
  expect(Object.values(levels).map(({ at }) => at)).toEqual([0, 0.5, 1])
})

test('services and guides are those of the slugs, with six features and six steps', () => {
  expect(services.map(({ slug }) => slug)).toEqual(serviceSlugs)
  for (const { slug, features } of services) {
    expect(guides[slug].slug).toBe(slug)
    expect([slug, features.length, guides[slug].steps.length]).toEqual([slug, 6, 6])
  }
})

test('every town page has figures with a noun, and three headings', () => {
  for (const { stats, expertise } of townPages) {
    expect(stats.length).toBeGreaterThan(0)
    expect(stats.every(({ value, label }) => value && label)).toBe(true)
    expect(expertise).toHaveLength(3)
  }
})
