import * as z from 'zod/mini'
import { choice, rich } from '../config-fields'

export const textAlignments = ['left', 'center', 'right'] as const
export const textSizes = ['small', 'medium', 'large', 'xl'] as const

export const textSchema = z.object({
  content: rich('Add your content here...'),
  alignment: choice(textAlignments, 'left'),
  fontSize: choice(textSizes, 'medium'),
})

export type TextConfig = z.output<typeof textSchema>
