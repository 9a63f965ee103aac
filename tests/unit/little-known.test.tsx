/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { LittleKnown } from '@/components/admin/areas/little-known'
import { littleKnownPlaces } from '@/lib/landing/little-known'
import { seedAreas } from '@/lib/content/area-seed'

const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

type Sent = { method: string; path: string; body: unknown }
const sent: Sent[] = []
globalThis.fetch = ((path: string, { method, body }: { method: string; body: string }) => {
  sent.push({ method, path, body: JSON.parse(body) })
  return Promise.resolve({ ok: true, status: 200, text: () => Promise.resolve('{}') })
}) as unknown as typeof fetch

const measure = { own: 195, ownShare: 0.3, commonShare: 0.4, nearest: null, short: [] }
const lines = seedAreas.places.map(({ slug }) => ({
  place: slug,
  service: 'kitchen-remodeling',
  listing: 'auto' as const,
  measure,
}))
const namesOf = (places = seedAreas.places, all: Parameters<typeof littleKnownPlaces>[1] = lines) =>
  littleKnownPlaces(places, all).map(({ slug }) => slug)

test('places that little is known of are proposed, with reasons, until somebody has decided', () => {
  const all = [
    'tallman',
    'rockland-lake',
    'samsondale',
    'sterlington',
    'suffern-park',
    'summit-park',
    'willow-grove',
  ]
  expect(namesOf().sort()).toEqual(all.sort())
  const [first] = littleKnownPlaces(seedAreas.places, lines)
  expect(first!.reasons).toEqual([
    'Nobody has counted its people.',
    'What its pages say of it was not checked.',
    'One of its pages has only 195 words of its own.',
  ])
  const keptPlaces = seedAreas.places.map((place) => ({
    ...place,
    notes: { ...place.notes, isKeptListed: true },
  }))
  expect(namesOf(keptPlaces)).toEqual([])
  expect(
    namesOf(
      seedAreas.places,
      lines.map((line) => ({ ...line, listing: 'hidden' as const })),
    ),
  ).toEqual([])
  // Those that staff have hidden already stay out of it, and out of its undo.
  const half = [
    ...lines,
    ...lines.map((line) => ({ ...line, service: 'custom-cabinets', listing: 'hidden' as const })),
  ]
  expect(littleKnownPlaces(seedAreas.places, half).map(({ pages }) => pages.length)).toEqual(all.map(() => 1))
})

test('staff hide the pages of one, or keep them listed', async () => {
  const [place] = littleKnownPlaces(seedAreas.places, lines)
  render(<LittleKnown places={[place!]} />)
  fireEvent.click(screen.getByRole('button', { name: `Keep ${place!.name} listed` }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    method: 'PUT',
    path: `/api/areas/places/${place!.slug}`,
    body: { version: 1, notes: { ...place!.notes, isKeptListed: true } },
  })
  await waitFor(() => expect(refresh).toHaveBeenCalled())
  fireEvent.click(screen.getByRole('button', { name: `Hide 1 page of ${place!.name}` }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ body: { ids: [`${place!.slug}/kitchen-remodeling`], listing: 'hidden' } })
})
