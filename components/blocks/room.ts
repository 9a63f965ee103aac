import { type LucideIcon } from 'lucide-react'
import { type ReactNode } from 'react'
import { type z } from 'zod/mini'
import { type FieldsProps } from '@/components/fields/field-props'
import { type BlockDefinition, type ConfigSchema } from './define-block'
import { type ViewProps } from './view-props'

/** What the folder of a block holds. */
type Room<Schema extends ConfigSchema> = {
  definition: BlockDefinition<Schema>
  /** As visitors see it. */
  View: (props: ViewProps<z.output<Schema>>) => ReactNode
  /** As staff edit it, and its sign in the library; nothing on the server. */
  Fields: (props: FieldsProps<z.output<Schema>>) => ReactNode
  Sign: LucideIcon
}

/** A block among others, of whatever type. */
export type BlockRoom<Schema extends ConfigSchema = ConfigSchema> = Omit<Room<ConfigSchema>, 'definition'> & {
  definition: BlockDefinition<Schema>
}
export type BlockRooms = Readonly<Record<string, BlockRoom>>

/** A block's folder for the registry: one without a view or fields for this very configuration doesn't compile. */
export const room = <Schema extends ConfigSchema>(folder: Room<Schema>) =>
  // What shows a block reads its configuration by this schema first.
  folder as unknown as BlockRoom<Schema>
