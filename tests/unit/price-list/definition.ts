import * as z from 'zod/mini'
import { list, picture, plain, rich } from '@/components/blocks/config-fields'
import { defineBlock } from '@/components/blocks/define-block'

const schema = z.object({
  title: plain('What it costs', 200),
  note: rich('Prices include the work.'),
  rows: list(z.object({ what: plain('', 100), price: plain('', 40), picture: picture() })),
})
export type PriceListConfig = z.output<typeof schema>

export const definition = defineBlock({
  name: 'Price List',
  group: 'For contractors',
  schema,
  labels: {
    title: 'Title',
    note: 'Note',
    rows: 'Prices',
    'rows.what': 'What',
    'rows.price': 'Price',
    'rows.picture': 'Picture',
  },
  prose: ['title', 'rows.what', 'rows.price', 'note'],
  summary: ({ title, rows }) => `${title}, ${rows.length} prices`,
  // Its rows were once lines of one text.
  migrations: [
    ({ lines, ...rest }) => ({
      ...rest,
      rows: String(lines)
        .split('\n')
        .map((line) => {
          const [what, price] = line.split(': ')
          return { what, price }
        }),
    }),
  ],
})
