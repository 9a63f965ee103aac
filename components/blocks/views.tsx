import { type PageComponent } from '@/lib/content-types'
import { readTolerantly } from '@/lib/page-document/read-tolerantly'
import { type Config } from '@/lib/page-document/registry'
import { getRoom } from './registry'
import { type BlockRooms } from './room'
import { type BlockData, type ViewProps } from './view-props'
import { asWritten } from './words'

type BlockViewProps = {
  block: Pick<PageComponent, 'type' | 'config'>
  data: BlockData
  /** Set on the first of its kind: the hero with the page's heading, the form that `#contact` leads to. */
  isMain?: boolean
  /** Set in the builder: the view says what is missing. */
  inCanvas?: boolean
  /** Editable texts in place of the configuration's. */
  typed?: Pick<ViewProps<Config>, 'words' | 'rich'>
  rooms?: BlockRooms
}

/**
 * Shows a block as visitors see it, whatever its stored configuration. Its parent is Blocks (surface.tsx), whose width its
 * sizes follow.
 */
export function BlockView({ block: { type, config }, typed, rooms, ...props }: BlockViewProps) {
  const room = getRoom(type, rooms)
  if (!room)
    return (
      <p className="border border-brass-light bg-brass-light/25 px-5 py-4 font-semibold wrap-anywhere">
        Unknown component type: {type}
      </p>
    )
  const { View, definition } = room
  const shown = readTolerantly(definition.schema, config) as Config
  return <View config={shown} {...(typed ?? asWritten(shown))} {...props} />
}
