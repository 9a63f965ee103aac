import * as z from 'zod/mini'
import { list, plain } from '../config-fields'
import { defineBlock } from '../define-block'
import { counted, parts } from '../summary'

const schema = z.object({
  title: plain('Prices', 200),
  rows: list(z.object({ what: plain('', 150), price: plain('', 60), detail: plain('', 200) })),
  note: plain(''),
})
export type PriceTableConfig = z.output<typeof schema>

export const definition = defineBlock({
  name: 'Price Table',
  group: 'For contractors',
  schema,
  labels: {
    title: 'Title',
    rows: 'Prices',
    'rows.what': 'What',
    'rows.price': 'Price',
    'rows.detail': 'Detail',
    note: 'Note below the table',
  },
  needs: ['rows', 'rows.what', 'rows.price'],
  prose: ['title', 'rows.what', 'rows.price', 'rows.detail', 'note'],
  summary: ({ title, rows }) => parts(title, counted(rows.length, 'price', 'prices')),
})
