import * as z from 'zod/mini'
import { kitchenIds, kitchenNames } from '@/lib/business/kitchens'
import { choice, plain } from '../config-fields'
import { defineBlock } from '../define-block'
import { parts } from '../summary'

const schema = z.object({
  title: plain('See it in your finishes', 200),
  text: plain(
    'Cabinets, island, counter, backsplash, floor and metal: change each of them and see the whole kitchen.',
  ),
  kitchen: choice(kitchenIds, 'sage-and-oak'),
  buttonText: plain('Try the finishes', 60),
})
export type VisualizerConfig = z.output<typeof schema>

export const definition = defineBlock({
  name: 'Visualizer',
  group: 'For contractors',
  schema,
  labels: { title: 'Title', text: 'Text', kitchen: 'It starts with', buttonText: 'Button text' },
  prose: ['title', 'text', 'buttonText'],
  needs: ['title', 'buttonText'],
  summary: ({ title, kitchen }) => parts(title, kitchenNames[kitchen]),
})
