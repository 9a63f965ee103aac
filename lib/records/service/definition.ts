import * as z from 'zod/mini'
import { serviceCards } from '@/lib/business/prices'
import { houseKinds, type HouseKind } from '@/lib/content/house-kinds/kinds'
import { line, list, longText, paragraphs } from '@/lib/schemas/content-fields'
import { defineRecord, field } from '../define-record'

const longestPart = 2_000
const longestLine = 200

const priceTitles = serviceCards.map(({ title }) => title)
const priceTitle = z.enum(priceTitles, 'Choose a line of the price list')
const priceOptions = priceTitles.map((title) => ({ value: title, label: title }))
const writing = { input: 'paragraphs', grows: true } as const

const step = z.object({
  title: field(line(longestLine, 'Name the step'), { label: 'Title', input: 'text' }),
  price: field(z.optional(priceTitle), {
    label: 'Paid by',
    input: 'select',
    none: 'No line of the list',
    options: priceOptions,
  }),
  text: field(paragraphs(longestPart, 'Say it in full'), { ...writing, label: 'In full', rows: 3 }),
})

/** Questions with their answers. */
export const questions = list(
  z.object({
    question: field(line(longestLine, 'Write the question'), { label: 'Question', input: 'text' }),
    answer: field(paragraphs(1_500, 'Write the answer'), { ...writing, label: 'Answer', rows: 3 }),
  }),
  12,
)

const advice = (label: string) =>
  field(list(paragraphs(600, 'Write a line or remove it'), 12), { label, input: 'lines' })

/** Checks that a text names nothing to be filled in but the place. */
const isFillable = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].every(([, name]) => name === 'town')

const byKind = <Schema extends z.ZodMiniType>(schemaOf: (label: string) => Schema) =>
  z.object(
    Object.fromEntries(Object.entries(houseKinds).map(([kind, label]) => [kind, schemaOf(label)])) as Record<
      HouseKind,
      Schema
    >,
  )

const guide = z.object({
  heading: field(
    line(longestLine, 'Write the heading').check(z.refine(isFillable, 'Only {town} is filled in')),
    {
      label: 'Heading above a place’s page copy',
      input: 'text',
      hint: '{town} becomes the name of the place.',
    },
  ),
  scope: field(paragraphs(1_000, 'Say what the service includes'), {
    ...writing,
    label: 'Scope',
    rows: 3,
    hint: 'What it includes, in two or three sentences.',
  }),
  price: z.object({
    titles: field(
      list(priceTitle, priceTitles.length).check(z.minLength(1, 'Choose a line of the price list')),
      {
        label: 'Lines of the price list',
        input: 'several',
        columns: 2,
        options: priceOptions,
      },
    ),
    wording: field(z.optional(line(longestLine, '')), {
      label: 'Wording of the total',
      input: 'text',
      isOptional: true,
      hint: '{sum} becomes the total of these lines.',
      placeholder: '{sum} for plumbing, lighting and finishing',
    }),
    whole: z.optional(z.enum(['kitchen', 'bathroom'], 'Choose Kitchen or Bathroom')),
    note: field(longText(600), { ...writing, label: 'What they leave out', rows: 2 }),
  }),
  timeline: field(line(longestLine, 'Say how long the work takes'), {
    label: 'How long it takes',
    input: 'text',
  }),
  leadTimes: field(longText(600), {
    ...writing,
    label: 'What has to be ordered, and how long it takes to arrive',
    rows: 2,
  }),
  fromSignature: field(z.optional(line(longestLine, '')), {
    label: 'From signature to the last day',
    input: 'text',
    isOptional: true,
    hint: 'With the time for orders, as in 2–4 months.',
  }),
  steps: z.tuple([step, step, step, step, step, step]),
  drivers: advice('What raises or lowers the price'),
  decide: advice('What to decide first'),
  mistakes: advice('Common mistakes'),
  questions: field(questions, { label: 'Questions and answers', input: 'rows', one: 'Question' }),
  passages: byKind((label) => field(longText(longestPart), { ...writing, label, rows: 4 })),
  kindQuestions: z.optional(
    byKind((label) =>
      field(questions, { label: `Questions on a house like this: ${label}`, input: 'rows', one: 'Question' }),
    ),
  ),
})

/** A service with all that its pages say of it. Visitors don't see one that is off. */
export const service = defineRecord({
  kind: 'service',
  one: 'Service',
  several: 'Services',
  calls: '/api/areas/services',
  list: '/admin/areas/services',
  edit: '/admin/areas/services',
  titleColumn: 'name',
  address: '/rockland/',
  longestBody: 256 * 1024,
  invalidates: [],
  fields: {
    name: field(line(60, 'Enter the name of the service'), { label: 'Name', input: 'text' }),
    description: field(paragraphs(300, 'Describe it in a sentence'), {
      label: 'In one sentence',
      input: 'paragraphs',
      rows: 2,
      hint: 'On cards and in lists.',
    }),
    features: field(
      list(line(longestLine, 'Name what it includes'), 6).check(z.minLength(6, 'Name six things')),
      { label: 'What it includes', input: 'list' },
    ),
    guide,
  },
})
