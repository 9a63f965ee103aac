import * as z from 'zod/mini'
import { serviceSlugs } from '@/lib/business/services'
import { plain } from '../config-fields'
import { defineBlock } from '../define-block'
import { counted } from '../summary'

const schema = z.object({
  title: plain('What we do', 200),
  services: z._default(
    z
      .array(z.enum(serviceSlugs, 'Choose services from the list'))
      .check(z.maxLength(serviceSlugs.length, 'Choose each service once')),
    [...serviceSlugs],
  ),
})
export type ServicesConfig = z.output<typeof schema>

export const definition = defineBlock({
  name: 'Services Grid',
  group: 'For contractors',
  schema,
  labels: { title: 'Title', services: 'Services' },
  prose: ['title'],
  needs: ['services'],
  summary: ({ services }) =>
    services.length === serviceSlugs.length
      ? 'All eight services'
      : counted(services.length, 'service', 'services'),
})
