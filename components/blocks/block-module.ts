import { type LucideIcon } from 'lucide-react'
import { type ReactNode } from 'react'
import { type z } from 'zod/mini'
import { type FieldsProps } from '@/components/fields/field-props'
import { type BlockDefinition, type ConfigSchema } from './define-block'
import { type ViewProps } from './view-props'

/** The folder of a block. */
type Folder<Schema extends ConfigSchema> = {
  definition: BlockDefinition<Schema>
  View: (props: ViewProps<z.output<Schema>>) => ReactNode
  /** The panel for staff, and the icon in the library; empty on the server (`imports` in package.json). */
  Fields: (props: FieldsProps<z.output<Schema>>) => ReactNode
  Icon: LucideIcon
}

/** A block module of any type. */
export type BlockModule<Schema extends ConfigSchema = ConfigSchema> = Omit<
  Folder<ConfigSchema>,
  'definition'
> & {
  definition: BlockDefinition<Schema>
}
export type BlockModules = Readonly<Record<string, BlockModule>>

/** Types a block's folder for the registry: without a view or fields for its configuration it doesn't compile. */
export const blockModule = <Schema extends ConfigSchema>(folder: Folder<Schema>) =>
  // Every caller of a view reads the configuration by this schema first.
  folder as unknown as BlockModule<Schema>
