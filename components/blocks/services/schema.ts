import * as z from 'zod/mini'
import { serviceSlugs } from '@/lib/business/services'
import { plain } from '../config-fields'

export const servicesSchema = z.object({
  title: plain('What we do', 200),
  services: z._default(
    z
      .array(z.enum(serviceSlugs, 'Choose services from the list'))
      .check(z.maxLength(serviceSlugs.length, 'Choose each service once')),
    [...serviceSlugs],
  ),
})

export type ServicesConfig = z.output<typeof servicesSchema>
