import * as z from 'zod/mini'
import { link, plain } from '../config-fields'
import { defineBlock } from '../define-block'
import { parts } from '../summary'

const schema = z.object({
  title: plain('Tell us about the room.', 200),
  text: plain('A free in-home consultation, then an estimate with 3D renderings.'),
  buttonText: plain('Request an estimate', 60),
  buttonLink: link('/contact'),
})
export type CtaConfig = z.output<typeof schema>

export const definition = defineBlock({
  name: 'Call to Action',
  group: 'For contractors',
  schema,
  labels: { title: 'Title', text: 'Text', buttonText: 'Button text', buttonLink: 'Button link' },
  prose: ['title', 'text', 'buttonText'],
  needs: ['title'],
  summary: ({ title, buttonText }) => parts(title, buttonText),
})
