import * as z from 'zod/mini'
import { ownFinishSchema } from './finishes'
import { mostInFooter, mostInMenu } from './page-places'
import { replyTemplatesSchema } from './reply-templates'
import { savedBlockSchema } from './saved-blocks'
import { setupSchema } from './setup'
import { sharePictureSchema } from './share-picture'

// What a file of the site may bring as a setting: each as the screens that save it would take it. The profile is checked group by
// group, by lib/schemas/settings.ts.

const id = z.string().check(z.maxLength(191))
const ids = z.array(id).check(z.maxLength(20_000))
const moment = z.iso.datetime({ offset: true })
const trial = z.looseObject({ at: moment, says: z.string().check(z.maxLength(2_000)) })
const savedBlock = z.object({ id, name: savedBlockSchema.shape.name, block: savedBlockSchema.shape.block })

const checks: Record<string, z.ZodMiniType> = {
  finishes: z.object({ finishes: z.record(z.string(), z.record(z.string(), ownFinishSchema)) }),
  'page-places': z.object({
    menu: z.array(id).check(z.maxLength(mostInMenu)),
    footer: z.array(id).check(z.maxLength(mostInFooter)),
    banner: z.nullable(z.object({ id, text: z.string().check(z.maxLength(120)), until: z.nullable(moment) })),
    labels: z.record(z.string(), z.string().check(z.maxLength(30))),
  }),
  'reply-templates': replyTemplatesSchema,
  samplesLoaded: z.boolean(),
  'saved-blocks': z.array(savedBlock),
  setup: setupSchema,
  'share-pictures': z.record(z.string(), sharePictureSchema.shape.picture),
  'trial:mail': trial,
  'trial:reviews': trial,
  'wordpress-import': z.nullable(z.looseObject({ run: id, at: moment, posts: ids, pages: ids })),
}

/** What a setting's value must be; undefined for a setting that this version doesn't know. */
export const settingCheck = (key: string): z.ZodMiniType | undefined =>
  Object.hasOwn(checks, key) ? checks[key] : undefined
