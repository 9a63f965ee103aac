import * as z from 'zod/mini'

/** The moment at which the trash was looked at: what came into it later stays. */
export const emptyTrashSchema = z.object({
  until: z.iso.datetime('Say until when the trash is to be emptied'),
})
