/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { type PlaceExtra } from '@/components/records/place/form'
import { RecordFormScreen } from '@/components/records/record-form-screen'
import { RecordTableScreen } from '@/components/records/record-table-screen'
import { placeBeginnings } from '@/lib/records/place/beginnings'
import { seedPlaces, seedServices } from '@/lib/content/area-seed'
import { addDialogs } from './dialogs-in-jsdom'

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => undefined, replace: () => undefined, refresh: () => undefined }),
  usePathname: () => '/admin/areas',
}))

addDialogs()
// jsdom has none.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

type Sent = { method: string; path: string; body: Record<string, unknown> }
let sent: Sent[] = []
beforeEach(() => {
  sent = []
  globalThis.fetch = ((path: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const isDraft = path.startsWith('/api/unsaved-drafts')
    if (method !== 'GET' && !path.includes('presence') && !isDraft)
      sent.push({ method, path, body: JSON.parse(body ?? '{}') as Sent['body'] })
    const answer = JSON.stringify(isDraft ? [] : { ...sent.at(-1)?.body, others: [] })
    return Promise.resolve({ ok: true, status: 200, text: () => Promise.resolve(answer) })
  }) as unknown as typeof fetch
})

const nyack = seedPlaces.find(({ slug }) => slug === 'nyack')!
const floors = seedServices.find(({ slug }) => slug === 'flooring-installation')!
const box = (name: string) => screen.getByRole('textbox', { name })
const save = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const showPlace = (stored: typeof nyack | null) => {
  const extra: PlaceExtra = { pages: [], instead: stored && 'Upper Nyack' }
  render(<RecordFormScreen kind="place" stored={stored && { ...stored, id: stored.slug }} extra={extra} />)
}

test('a place shows its facts and notes, and is sent with what was changed', async () => {
  showPlace(nyack)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nyack')
  expect(screen.queryByRole('textbox', { name: 'Address of its pages' })).toBeNull()
  expect(box('Setting')).toHaveProperty('value', nyack.notes.setting)
  expect(box('Landmarks')).toHaveProperty('value', nyack.notes.landmarks.join('\n'))
  const houses = screen.getByRole('group', { name: 'Kinds of house that most people live in' })
  const chosen = within(houses).getAllByRole('checkbox', { checked: true })
  expect(chosen).toHaveLength(nyack.notes.kinds.length)
  if (chosen.length === 3)
    expect(within(houses).getAllByRole('checkbox', { checked: false })[0]).toHaveProperty('disabled', true)
  fireEvent.click(chosen[0]!)
  fireEvent.click(screen.getByRole('button', { name: 'Sure' }))
  expect(screen.getByText('The pages say it as it is.')).toBeTruthy()
  fireEvent.change(box('Phone'), { target: { value: '(845) 555-0100' } })
  save('Save place')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    method: 'PUT',
    path: '/api/areas/places/nyack',
    body: {
      permitPhone: '(845) 555-0100',
      version: 1,
      notes: { ...nyack.notes, kinds: nyack.notes.kinds.slice(1), confidence: 'high' },
    },
  })
  expect(screen.getByRole('button', { name: 'Remove Nyack' })).toBeTruthy()
})

test('a new place takes its address from its name and says what is missing', async () => {
  showPlace(null)
  fireEvent.change(box('Name'), { target: { value: 'Grassy Point' } })
  expect(box('Address of its pages')).toHaveProperty('value', 'grassy-point')
  fireEvent.change(box('Address of its pages'), { target: { value: 'grassy' } })
  fireEvent.change(box('Name'), { target: { value: 'Grassy Points' } })
  expect(box('Address of its pages')).toHaveProperty('value', 'grassy')
  save('Save place')
  await waitFor(() => expect(screen.getByText('Enter the latitude in degrees, as in 41.1476')).toBeTruthy())
  expect(screen.getByText('Choose one to three kinds of house that most people here live in')).toBeTruthy()
  expect(screen.getByText('Enter the ZIP code')).toBeTruthy()
  expect(sent).toEqual([])
})

test('a new place needs a name, a ZIP code and a township, which with its kind gives the rest', async () => {
  const extra: PlaceExtra = { pages: [], instead: null, beginnings: placeBeginnings(seedPlaces) }
  render(<RecordFormScreen kind="place" stored={null} extra={extra} />)
  fireEvent.change(box('Name'), { target: { value: 'Grassy Point' } })
  fireEvent.change(box('ZIP code'), { target: { value: '10980' } })
  const choose = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } })
  choose('Township', 'ramapo')
  expect(box('Office')).toHaveProperty('value', 'Town of Ramapo Building Department')
  // A village has an office of its own.
  choose('Kind', 'village')
  expect(box('Office')).toHaveProperty('value', '')
  choose('Township', 'stony-point')
  choose('Kind', 'hamlet')
  save('Save place')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    method: 'POST',
    body: {
      slug: 'grassy-point',
      township: 'stony-point',
      permitAuthority: 'Town of Stony Point Building Department',
    },
  })
  const { lat, lng, notes } = sent[0]!.body as Pick<typeof nyack, 'lat' | 'lng' | 'notes'>
  expect([lat, lng].map(Math.round)).toEqual([41, -74])
  expect(notes.kinds.length).toBeGreaterThan(0)
})

test('notes of a place are rows that can be added', async () => {
  showPlace(nyack)
  fireEvent.click(screen.getByRole('button', { name: 'Add note' }))
  const topics = screen.getAllByRole('combobox', { name: 'Topic' })
  expect(topics).toHaveLength(nyack.notes.watch.length + 1)
  expect(topics.at(-1)).toHaveProperty('value', 'old-additions')
  save('Save place')
  await waitFor(() => expect(screen.getByText('Write the note')).toBeTruthy())
  expect(sent).toEqual([])
})

test('a service shows its guide, and is sent whole', async () => {
  render(<RecordFormScreen kind="service" stored={{ ...floors, id: floors.slug }} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(floors.name)
  const steps = screen.getAllByRole('group', { name: /^Step \d$/ })
  expect(steps).toHaveLength(6)
  expect(within(steps[0]!).getByRole('textbox', { name: 'Title' })).toHaveProperty(
    'value',
    floors.guide.steps[0]!.title,
  )
  expect(screen.getAllByRole('textbox', { name: /^Line \d$/ })).toHaveLength(6)
  expect(box('Common mistakes')).toHaveProperty('value', floors.guide.mistakes.join('\n'))
  fireEvent.change(box('Scope'), { target: { value: 'Floors.' } })
  fireEvent.change(within(steps[1]!).getByRole('combobox', { name: 'Paid by' }), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'A kitchen' }))
  save('Save service')
  await waitFor(() => expect(sent).toHaveLength(1))
  const { guide } = sent[0]!.body as { guide: typeof floors.guide }
  const { price: _price, ...secondStep } = floors.guide.steps[1]!
  expect(guide).toEqual({
    ...floors.guide,
    scope: 'Floors.',
    price: { ...floors.guide.price, whole: 'kitchen' },
    steps: floors.guide.steps.with(1, secondStep),
  })
})

const counts = { landings: 384, places: 47, services: 8 }

test('the table of places is searched by name, ZIP code and town', () => {
  const rows = seedPlaces.map((place) => ({ ...place, listed: 1, pages: [`${place.slug}/town`], hidden: [] }))
  render(<RecordTableScreen kind="place" rows={rows} counts={counts} isOwner />)
  expect(screen.getByRole('link', { name: 'Nyack' })).toHaveProperty('pathname', '/admin/areas/places/nyack')
  expect(screen.getByRole('link', { name: 'New place' })).toBeTruthy()
  expect(screen.getByText('47 in all')).toBeTruthy()
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search places' }), { target: { value: 'thiel' } })
  expect(screen.getAllByRole('row')).toHaveLength(2)
  expect(screen.getByText('1 of 47')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View Thiells on the site' })).toHaveProperty(
    'pathname',
    '/rockland/thiells/',
  )
  fireEvent.change(screen.getByRole('combobox', { name: 'Township' }), { target: { value: 'clarkstown' } })
  expect(screen.getByText('No place matches. Change the search or the township.')).toBeTruthy()
})

test('a place is switched out of search engines with all its pages', async () => {
  const pages = ['nyack/town', 'nyack/custom-cabinets']
  const row = { ...nyack, pages, hidden: ['nyack/town'], listed: 1 }
  render(<RecordTableScreen kind="place" rows={[row]} counts={counts} isOwner />)
  fireEvent.click(screen.getByRole('switch', { name: 'On: Nyack in search engines' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  // The one that is hidden already stays out of it, so that Undo brings back the other alone.
  expect(sent[0]).toMatchObject({
    path: '/api/areas/landings/listing',
    body: { ids: ['nyack/custom-cabinets'], listing: 'hidden' },
  })
})

test('a service is turned off after a question, by owners only', async () => {
  const rows = seedServices.map((service) => ({ ...service, listed: 47 }))
  const { unmount } = render(<RecordTableScreen kind="service" rows={rows} counts={counts} isOwner={false} />)
  expect(screen.queryByRole('switch')).toBeNull()
  unmount()
  render(<RecordTableScreen kind="service" rows={rows} counts={counts} isOwner />)
  fireEvent.click(screen.getByRole('switch', { name: 'Flooring Installation, on' }))
  expect(sent).toEqual([])
  save('Turn it off')
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Flooring Installation, off' })).toBeTruthy())
  expect(sent).toEqual([
    { method: 'PUT', path: '/api/areas/services/flooring-installation/on', body: { isOn: false } },
  ])
})
