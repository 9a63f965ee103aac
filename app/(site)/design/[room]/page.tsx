import { type Metadata } from 'next'
import { cache } from 'react'
import { startFor } from '@/lib/business/finishes'
import { offeredRooms, rooms } from '@/lib/business/rooms'
import { getFinishes } from '@/lib/data/finishes'
import { notFoundTitle } from '@/lib/not-found-title'
import { designMetadata, DesignRoute } from '../design-route'
import { missingPage } from '../../missing-page'

/** Shows the visualizer with an added room (docs/visualizer-rooms.md). */
export const revalidate = 3600

type Params = { params: Promise<{ room: string }> }

export const generateStaticParams = () => rooms.map(({ id }) => ({ room: id }))

/** Returns null if there is no such room, or if the finishes on offer can't fill it. */
const getDesign = cache(async (id: string) => {
  const finishes = await getFinishes()
  const room = offeredRooms(finishes).find((offeredRoom) => offeredRoom.id === id)
  return room ? { choice: startFor(undefined, finishes, room.id), finishes } : null
})

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const design = await getDesign((await params).room)
  return design
    ? designMetadata(design.choice, design.finishes)
    : { title: notFoundTitle, robots: { index: false } }
}

export default async function RoomPage({ params }: Params) {
  const design = await getDesign((await params).room)
  if (!design) return missingPage()
  return <DesignRoute {...design} />
}
