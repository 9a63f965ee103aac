import { ButtonLink } from '@/components/ui/button'
import { type Finish } from '@/lib/business/finishes'
import { offeredRooms, roomAddress } from '@/lib/business/rooms'

/**
 * Lists the visualizer's rooms if there are more than the built-in kitchen. With script the choice goes along to the other
 * one.
 */
export function RoomList({ room, finishes }: { room: string | undefined; finishes: readonly Finish[] }) {
  const rooms = offeredRooms(finishes)
  if (rooms.length === 0) return null
  return (
    <nav aria-label="Rooms" className="flex flex-wrap gap-2 pb-5">
      {[{ id: undefined, name: 'The kitchen' }, ...rooms].map(({ id, name }) => (
        <ButtonLink
          key={name}
          look={id === room ? 'primary' : 'line'}
          size="small"
          href={roomAddress(id)}
          aria-current={id === room ? 'page' : undefined}
          data-room=""
        >
          {name}
        </ButtonLink>
      ))}
    </nav>
  )
}
