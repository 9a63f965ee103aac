import * as z from 'zod/mini'
import { plain } from '../config-fields'
import { defineBlock } from '../define-block'

const schema = z.object({
  title: plain('Request an estimate', 200),
  text: plain('Tell us about the room.'),
})
export type ContactFormConfig = z.output<typeof schema>

export const definition = defineBlock({
  name: 'Contact Form',
  group: 'For contractors',
  schema,
  labels: { title: 'Title', text: 'Text' },
  prose: ['title', 'text'],
  summary: ({ title }) => title,
})
