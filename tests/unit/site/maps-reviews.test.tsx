/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react'
import { MapsReviews } from '@/components/site/parts/maps-reviews'

const review = (name: string) => ({
  author_name: name,
  author_url: `https://maps.example/${name}`,
  profile_photo_url: '',
  rating: 4,
  relative_time_description: '2 weeks ago',
  text: `${name} was content`,
})
const answer = (status: number, body: unknown) =>
  Promise.resolve({ ok: status < 400, json: () => Promise.resolve(body) } as Response)
const panel = () => screen.queryByRole('region', { name: 'Reviews from Google Maps' })

beforeEach(() => {
  global.IntersectionObserver = class {
    constructor(private seen: IntersectionObserverCallback) {}
    observe() {
      this.seen(
        [{ isIntersecting: true }] as IntersectionObserverEntry[],
        this as unknown as IntersectionObserver,
      )
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})

test('without configuration there is no section and no call', () => {
  global.fetch = jest.fn()
  render(<MapsReviews placeId="" />)
  expect(panel()).toBeNull()
  expect(fetch).not.toHaveBeenCalled()
})

test('shows rating, number and at most six reviews, each with author and link', async () => {
  const names = ['Ann', 'Ben', 'Cem', 'Dia', 'Eve', 'Fay', 'Gil']
  const body = { rating: 4.85, user_ratings_total: 127, reviews: names.map(review) }
  let resolve = (_: Response) => {}
  const promise = new Promise<Response>((done) => (resolve = done))
  global.fetch = jest.fn(() => promise)
  render(<MapsReviews placeId="place 1" />)
  const waiting = await screen.findByRole('region', { name: 'Reviews from Google Maps' })
  expect(waiting.getAttribute('aria-busy')).toBe('true')
  resolve(await answer(200, body))
  expect(await screen.findByText('127 reviews on Google Maps')).toBeTruthy()
  expect(screen.getAllByRole('article')).toHaveLength(6)
  expect(screen.getByRole('link', { name: 'Ann' }).getAttribute('href')).toBe('https://maps.example/Ann')
  expect(screen.getAllByRole('img', { name: '4 out of 5' })).toHaveLength(6)
  expect(screen.getByRole('link', { name: 'Read all reviews' }).getAttribute('href')).toBe(
    'https://search.google.com/local/reviews?placeid=place+1',
  )
})

test.each([
  ['an error', () => answer(502, {})],
  ['a network failure', () => Promise.reject(new TypeError('offline'))],
  ['no data', () => answer(200, { rating: 0, user_ratings_total: 0, reviews: [] })],
])('renders nothing on %s', async (_, fetched) => {
  global.fetch = jest.fn(fetched)
  render(<MapsReviews placeId="place 1" />)
  await waitFor(() => expect(fetch).toHaveBeenCalled())
  await waitFor(() => expect(panel()).toBeNull())
})
