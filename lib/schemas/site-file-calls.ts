import * as z from 'zod/mini'

export const exportSchema = z.object({ withLeads: z.boolean('Say whether leads come along') })
export const uploadSchema = z.object({
  name: z.string('Send the file’s name').check(z.minLength(1, 'Send the file’s name'), z.maxLength(300)),
  bytes: z.int('Send the file’s size').check(z.minimum(1, 'This file is empty. Choose another one.')),
})
/** The short name that has a checked file imported. */
export const importSchema = z.object({
  id: z.string('Send which file').check(z.maxLength(100)),
  confirm: z.string('Type the short name').check(z.maxLength(200)),
})

export const confirmSchema = z.pick(importSchema, { confirm: true })
