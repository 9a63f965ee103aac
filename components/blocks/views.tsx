import { type PageComponent } from '@/lib/content-types'
import { readTolerantly } from '@/lib/page-document/read-tolerantly'
import { type Config } from '@/lib/page-document/registry'
import { getBlockModule } from './registry'
import { type BlockModules } from './block-module'
import { type BlockData, type ViewProps } from './view-props'
import { asWritten } from './words'

type BlockViewProps = {
  block: Pick<PageComponent, 'type' | 'config'>
  data: BlockData
  /** Set on the head: its title is the page's heading. */
  isMain?: boolean
  /** Set if a block of the same type is before it on the page, which has the ids that links lead to. */
  isRepeat?: boolean
  /** Set in the builder: the view says what is missing. */
  inCanvas?: boolean
  /** Editable texts in place of the configuration's. */
  typed?: Pick<ViewProps<Config>, 'words' | 'rich'>
  modules?: BlockModules
}

/**
 * Shows a block as visitors see it, whatever its stored configuration. Its parent is Blocks (surface.tsx), whose width its
 * sizes follow.
 */
export function BlockView({ block: { type, config }, typed, modules, ...props }: BlockViewProps) {
  const blockModule = getBlockModule(type, modules)
  if (!blockModule)
    return (
      <p className="border border-brass-light bg-brass-light/25 px-5 py-4 font-semibold wrap-anywhere">
        Unknown component type: {type}
      </p>
    )
  const { View, definition } = blockModule
  const readable = readTolerantly(definition.schema, config) as Config
  const texts = typed ?? asWritten(readable, definition.sentences?.(props.data))
  return <View config={readable} {...texts} {...props} />
}
