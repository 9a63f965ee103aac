import * as z from 'zod/mini'

export const emptyTrashSchema = z.object({
  until: z.iso.datetime('Say until when the trash is to be emptied'),
})
