import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { GET } from '@/app/api/google-reviews/route'

// A server of our own stands in for Google: GOOGLE_PLACES_BASE_URL points at it.
let server: Server
let answer: { status: number; body: unknown }

beforeAll((done) => {
  server = createServer((_request, response) => {
    response.writeHead(answer.status).end(JSON.stringify(answer.body))
  }).listen(0, '127.0.0.1', () => {
    process.env.GOOGLE_PLACES_BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    process.env.GOOGLE_PLACES_API_KEY = 'a-key-that-stays-here'
    process.env.GOOGLE_PLACE_ID = 'a-place'
    done()
  })
})
afterAll((done) => {
  server.closeAllConnections()
  server.close(done)
})

const get = () => GET(new Request('http://localhost:3000/api/google-reviews'))

test('answers with rating, total and reviews', async () => {
  const reviews = [
    { author_name: 'Karen L.', author_url: '', profile_photo_url: '', rating: 5, text: 'One price.' },
  ]
  answer = { status: 200, body: { status: 'OK', result: { rating: 4.9, user_ratings_total: 127, reviews } } }
  const response = await get()
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    rating: 4.9,
    user_ratings_total: 127,
    reviews: [{ ...reviews[0], relative_time_description: '' }],
  })
})

test('a failing upstream is a 502 problem that says nothing of it', async () => {
  answer = {
    status: 200,
    body: { status: 'REQUEST_DENIED', error_message: 'The provided API key is invalid.' },
  }
  const response = await get()
  expect(response.status).toBe(502)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const text = await response.text()
  expect(JSON.parse(text)).toMatchObject({ status: 502, title: 'The reviews could not be fetched' })
  expect(text).not.toMatch(/key|127\.0\.0\.1/)
})
