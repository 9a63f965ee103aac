import * as z from 'zod/mini'
import { upTo } from './bounded'

const maxTemplates = 20
const text = (name: string, longest: number) =>
  z
    .string(`Enter ${name}.`)
    .check(
      z.trim(),
      z.minLength(1, `Enter ${name}.`),
      z.maxLength(longest, `Shorten this to ${longest.toLocaleString('en-US')} characters.`),
    )

const template = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  name: text('a name', 60),
  subject: text('a subject', 150),
  body: text('a text', 4000),
})

export const replyTemplatesSchema = z.object({
  templates: upTo(maxTemplates, z.array(template), `Keep at most ${maxTemplates} templates.`),
})
