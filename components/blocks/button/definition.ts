import * as z from 'zod/mini'
import { choice, link, plain } from '../config-fields'
import { defineBlock } from '../define-block'
import { parts } from '../summary'

const schema = z.object({
  buttonText: plain('Request an estimate', 60),
  buttonLink: link('/contact'),
  look: choice(['filled', 'outline', 'link'], 'filled'),
  alignment: choice(['left', 'center', 'right'], 'left'),
})
export type ButtonConfig = z.output<typeof schema>

export const definition = defineBlock({
  name: 'Button',
  group: 'Basics',
  schema,
  labels: { buttonText: 'Button text', buttonLink: 'Button link', look: 'Look', alignment: 'Alignment' },
  prose: ['buttonText'],
  needs: ['buttonText', 'buttonLink'],
  summary: ({ buttonText, buttonLink }) => parts(buttonText, buttonLink || 'No link'),
})
