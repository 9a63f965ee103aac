import * as z from 'zod/mini'
import { addressLine } from '@/lib/business/profile'
import { plain } from '../config-fields'
import { defineBlock } from '../define-block'
import { parts } from '../summary'

const schema = z.object({
  title: plain('Where to find us', 200),
  address: plain('', 300),
  text: plain(''),
})
export type MapConfig = z.output<typeof schema>

export const definition = defineBlock({
  name: 'Map',
  group: 'For contractors',
  schema,
  labels: { title: 'Title', address: 'Address', text: 'Text' },
  prose: ['title', 'address', 'text'],
  sentences: ({ profile }) => ({ address: addressLine(profile) }),
  summary: ({ title, address }) => parts(title, address || 'The showroom'),
})
