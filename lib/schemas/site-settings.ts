import * as z from 'zod/mini'
import { builtInValues, forEachFinish } from '@/lib/business/own-finishes'
import { isRecord } from '@/lib/type-guards'
import { upTo } from './bounded'
import { finishesSchema } from './finishes'
import { mostInFooter } from './page-places'
import { replyTemplatesSchema } from './reply-templates'
import { mostSavedBlocks, savedBlockSchema } from './saved-blocks'
import { setupSchema } from './setup'
import { sharePictureSchema } from './share-picture'

// Checks the settings in a site file as strictly as the screens that save them. lib/records/settings/groups.ts checks the profile
// group by group.

/** The maximum number of entries of the menu, with hidden ones and pages in the trash, and of labels of their own. */
const mostListed = 50
const mostSharePictures = 5_000
/** The maximum number of posts or pages of one import. */
const mostImported = 20_000

const id = z.string().check(z.maxLength(191))
const ids = (max: number) => upTo(max, z.array(id))
const moment = z.iso.datetime({ offset: true })
const trial = z.object({
  at: moment,
  says: z.string().check(z.maxLength(2_000)),
  works: z.optional(z.boolean()),
})
const savedBlock = z.object({
  id,
  name: savedBlockSchema.shape.name,
  block: z.extend(savedBlockSchema.shape.block, { version: z.optional(z.int()) }),
})

/** Finishes that a file doesn't name, because they came with a later version, are as built in. */
const withBuiltIn = ({ finishes }: { finishes: Record<string, unknown> }): unknown => ({
  finishes: forEachFinish(({ surface, id }) => {
    const ofSurface = finishes[surface]
    return isRecord(ofSurface) && Object.hasOwn(ofSurface, id)
      ? ofSurface[id]
      : builtInValues.finishes[surface][id]
  }),
})
const storedFinishes = z.object({ finishes: z.record(z.string(), z.unknown()) })

const checks: Record<string, z.ZodMiniType> = {
  finishes: z.pipe(z.pipe(storedFinishes, z.transform(withBuiltIn)), finishesSchema),
  'page-places': z.object({
    menu: ids(mostListed),
    hidden: z.optional(ids(mostListed)),
    footer: ids(mostInFooter),
    banner: z.nullable(z.object({ id, text: z.string().check(z.maxLength(120)), until: z.nullable(moment) })),
    labels: upTo(mostListed, z.record(z.string(), z.string().check(z.maxLength(30)))),
  }),
  'reply-templates': replyTemplatesSchema,
  samplesLoaded: z.boolean(),
  'saved-blocks': upTo(mostSavedBlocks, z.array(savedBlock)),
  setup: setupSchema,
  'share-pictures': upTo(mostSharePictures, z.record(z.string(), sharePictureSchema.shape.picture)),
  'trial:mail': trial,
  'trial:reviews': trial,
  'wordpress-import': z.nullable(
    z.object({ run: id, at: moment, posts: ids(mostImported), pages: ids(mostImported) }),
  ),
}

/** Returns what a setting's value must be; undefined for a setting that this version doesn't know. */
export const settingCheck = (key: string): z.ZodMiniType | undefined =>
  Object.hasOwn(checks, key) ? checks[key] : undefined
