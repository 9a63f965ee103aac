import * as z from 'zod/mini'
import { kitchenIds } from '@/lib/business/kitchens'
import { choice, plain } from '../config-fields'
import { defineSection, sectionTitle } from '../define-section'

export const definition = defineSection(
  'Try finishes',
  {
    title: sectionTitle('See it in your finishes'),
    text: plain(
      'Cabinets, island, counter, backsplash, floor and metal: change each of them and see the whole kitchen. Send it along when you ask for an estimate.',
    ),
    button: plain('Change the finishes', 60),
    kitchen: choice(kitchenIds, 'sage-and-oak'),
    /** Shown where a finish of the first is no longer offered. */
    instead: choice(kitchenIds, 'white-and-navy'),
    onSand: z._default(z.boolean('Choose yes or no'), false),
  },
  {
    title: 'Title',
    text: 'Text',
    button: 'Button text',
    kitchen: 'Kitchen',
    instead: 'Kitchen if a finish of the first is no longer offered',
    onSand: 'On a sand-colored background',
  },
)

export type KitchenStartConfig = z.output<typeof definition.schema>
