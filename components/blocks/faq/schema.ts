import * as z from 'zod/mini'
import { list, plain } from '../config-fields'

export const faqSchema = z.object({
  title: plain('Questions and answers', 200),
  items: list(z.object({ question: plain('', 300), answer: plain('', 3000) })),
})

export type FaqConfig = z.output<typeof faqSchema>
