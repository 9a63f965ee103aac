import * as z from 'zod/mini'
import { altText, decorative, list, picture, plain, rich } from '../config-fields'
import { defineBlock } from '../define-block'
import { counted, opening, parts } from '../summary'

const columnsMost = 3
const column = z.object({
  heading: plain('', 200),
  image: picture('alt'),
  alt: altText(),
  decorative: decorative(),
  content: rich('Add your content here...'),
})
const first = z.parse(column, {})

const schema = z.object({ title: plain('', 200), columns: list(column, columnsMost, [first, first]) })
export type ColumnsConfig = z.output<typeof schema>

export const definition = defineBlock({
  name: 'Columns',
  group: 'Basics',
  schema,
  labels: {
    title: 'Title',
    columns: 'Columns, up to three',
    'columns.heading': 'Heading',
    'columns.image': 'Picture',
    'columns.alt': 'What the picture shows',
    'columns.decorative': 'Decorative picture',
    'columns.content': 'Content',
  },
  samples: ['columns.content'],
  needs: ['columns'],
  prose: ['title', 'columns.heading', 'columns.content', 'columns.alt'],
  summary: ({ title, columns }) =>
    parts(
      title || columns[0]?.heading || opening(columns[0]?.content ?? ''),
      counted(columns.length, 'column', 'columns'),
    ),
})
