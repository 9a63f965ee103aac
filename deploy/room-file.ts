// Reads the finishes.json of a room with surfaces of its own (docs/visualizer-rooms.md).
import * as z from 'zod/mini'
import { questionOf, type WorkQuestion, workQuestionIds } from '@/lib/business/estimate-choices'
import { defaultFurtherPrices } from '@/lib/business/estimate-lines'
import { layerSize, roomLayer } from '@/lib/business/design-layers'
import { defaultPrices } from '@/lib/business/prices'
import { type RoomFile } from '@/lib/business/rooms'

const text = z.string('is missing, or isn’t text').check(z.minLength(1, 'is empty'))
const id = text.check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'isn’t of small letters, digits and hyphens'))
const lines = Object.keys({ ...defaultPrices, ...defaultFurtherPrices })
const oneOfNames = (names: readonly string[]) => z.enum(names, `isn’t one of ${names.join(', ')}`)
/** A list of which no two have the same id. */
const namedList = <Shape extends z.ZodMiniObject<{ id: typeof id }>>(shape: Shape) =>
  z.array(shape, 'is no list').check(
    z.minLength(1, 'is empty'),
    z.refine(
      (entries) => new Set(entries.map((entry) => (entry as { id: string }).id)).size === entries.length,
      'has the same id twice',
    ),
  )
const positive = z.number('is no number').check(z.positive('isn’t more than 0'))
const pixel = z.int('isn’t a whole number').check(z.minimum(0, 'is less than 0'))

const finish = z.strictObject({
  id,
  name: text,
  said: z.optional(text),
  about: z.optional(text),
  wear: text,
  cost: oneOfNames(['$', '$$', '$$$']),
})

const surface = z.strictObject({
  id: id.check(z.refine((name) => name !== roomLayer, 'is the name of what never changes')),
  name: text,
  says: text.check(z.regex(/\{(a )?finish\}/i, 'has no {finish} or {a finish}')),
  line: z.optional(oneOfNames(lines)),
  weight: z.optional(positive),
  swatch: z
    .strictObject({
      left: pixel,
      top: pixel,
      side: pixel.check(z.minimum(1, 'is less than 1')),
      light: z.optional(positive),
    })
    .check(
      z.refine(
        ({ left, top, side }) => left + side <= layerSize.width && top + side <= layerSize.height,
        'isn’t within the picture',
      ),
    ),
  finishes: namedList(finish),
})

const work = z
  .partialRecord(oneOfNames(workQuestionIds), text)
  .check(
    z.refine(
      (answers) =>
        Object.entries(answers as Record<string, string>).every(([question, answer]) =>
          Object.hasOwn(questionOf(question as WorkQuestion).options, answer),
        ),
      'has an answer that its question doesn’t have',
    ),
  )

const schema = z
  .strictObject({
    noun: text,
    title: text,
    description: text,
    keywords: z.array(text, 'is no list'),
    estimate: z.strictObject({ room: oneOfNames(['kitchen', 'bathroom']), work, says: text }),
    surfaces: namedList(surface),
    looks: namedList(z.strictObject({ id, name: text, finishes: z.array(id, 'is no list') })),
  })
  .check(
    z.refine(
      ({ surfaces, looks }) =>
        looks.every(
          ({ finishes }) =>
            finishes.length === surfaces.length &&
            surfaces.every((facts, index) => facts.finishes.some((row) => row.id === finishes[index])),
        ),
      { path: ['looks'], error: 'doesn’t name one finish of each surface, in their order' },
    ),
  )

/** Returns what a room's file says, or a line about each fault. */
export function readRoomFile(stored: unknown): { file: RoomFile } | { faults: string[] } {
  const { success, data, error } = schema.safeParse(stored)
  if (success) return { file: data as RoomFile }
  return {
    faults: error.issues.map(({ path, message }) => `finishes.json: ${path.join('.') || 'it'} ${message}.`),
  }
}
