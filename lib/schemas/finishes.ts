import * as z from 'zod/mini'
import { type FinishValues, forEachFinish, type OwnFinish } from '@/lib/business/own-finishes'
import { type Surface, surfaces } from '@/lib/business/finishes'
import { oneLine } from '@/lib/text/one-line'

const longestName = 40
const outside = 'Stay within the line’s price range'

export const ownFinishSchema: z.ZodMiniType<OwnFinish> = z.object({
  name: z
    .string('Enter the name')
    .check(
      z.overwrite(oneLine),
      z.minLength(1, 'Enter the name'),
      z.maxLength(longestName, `Shorten this to ${longestName} characters`),
    ),
  hidden: z.boolean(),
  at: z.number(outside).check(z.minimum(0, outside), z.maximum(1, outside)),
  place: z.int().check(z.minimum(0), z.maximum(99)),
})

const shapes = forEachFinish(() => ownFinishSchema)
const surface = (shape: Record<string, typeof ownFinishSchema>) =>
  z.object(shape).check(
    z.refine((finishes) => Object.values(finishes).some(({ hidden }) => !hidden), {
      error: 'Show at least one',
    }),
    z.refine((finishes) => {
      const names = Object.values(finishes).map(({ name }) => name.toLowerCase())
      return new Set(names).size === names.length
    }, 'Give each one its own name'),
  )

export const finishesSchema = z.object({
  finishes: z.object(
    Object.fromEntries(surfaces.map((name) => [name, surface(shapes[name])])) as Record<
      Surface,
      ReturnType<typeof surface>
    >,
  ),
}) as z.ZodMiniType as z.ZodMiniType<FinishValues>
