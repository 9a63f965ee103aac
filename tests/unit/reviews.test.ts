import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { reviewsOf } from '@/lib/reviews/google-places'

// Stands in for Google: a server of our own, answering as the legacy Place Details service does.
let server: Server
let respond: RequestListener
let requests: URL[]

const json = (body: unknown, status = 200): RequestListener => {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
}
const review = (number: number, more: object = {}) => ({
  author_name: `Author ${number}`,
  author_url: `https://www.google.com/maps/contrib/${number}`,
  profile_photo_url: `https://lh3.googleusercontent.com/${number}`,
  rating: 5,
  relative_time_description: 'a month ago',
  text: 'They swept every evening.',
  time: 1700000000,
  language: 'en',
  ...more,
})
const place = (reviews: unknown) => ({
  status: 'OK',
  html_attributions: [],
  result: { rating: 4.9, user_ratings_total: 127, reviews },
})
const source = (timeoutMs?: number) => {
  const { port } = server.address() as AddressInfo
  return reviewsOf({ baseUrl: `http://127.0.0.1:${port}`, key: 'a-key', placeId: 'a-place', timeoutMs })
}

// One for each test: a request given up by the test before may arrive late.
beforeEach((done) => {
  requests = []
  server = createServer((request, response) => {
    requests.push(new URL(request.url ?? '', 'http://127.0.0.1'))
    respond(request, response)
  }).listen(0, '127.0.0.1', done)
})
afterEach((done) => {
  server.closeAllConnections()
  server.close(done)
})

test('asks for the place with the key and answers in the agreed shape, without what we have no use for', async () => {
  respond = json(place([review(1)]))
  const answer = await source()()
  expect(requests[0]?.pathname).toBe('/maps/api/place/details/json')
  expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toMatchObject({
    place_id: 'a-place',
    key: 'a-key',
    fields: 'rating,user_ratings_total,reviews',
  })
  expect(answer).toEqual({
    rating: 4.9,
    user_ratings_total: 127,
    reviews: [
      {
        author_name: 'Author 1',
        author_url: 'https://www.google.com/maps/contrib/1',
        profile_photo_url: 'https://lh3.googleusercontent.com/1',
        rating: 5,
        relative_time_description: 'a month ago',
        text: 'They swept every evening.',
      },
    ],
  })
})

test('keeps at most six reviews', async () => {
  respond = json(place([1, 2, 3, 4, 5, 6, 7, 8].map((number) => review(number))))
  const { reviews } = await source()()
  expect(reviews).toHaveLength(6)
  expect(reviews[5]?.author_name).toBe('Author 6')
})

test('a place that nobody has reviewed yet is empty', async () => {
  respond = json({ status: 'OK', result: {} })
  expect(await source()()).toEqual({ rating: 0, user_ratings_total: 0, reviews: [] })
})

test('drops an address that is not one of the web', async () => {
  respond = json(place([review(1, { author_url: 'javascript:alert(1)', profile_photo_url: undefined })]))
  const { reviews } = await source()()
  expect(reviews[0]).toMatchObject({ author_url: '', profile_photo_url: '' })
})

test.each<[string, RequestListener]>([
  ['a refused key', json({ status: 'REQUEST_DENIED', error_message: 'The provided API key is invalid.' })],
  ['an unknown place', json({ status: 'NOT_FOUND' })],
  ['an error status', json({ status: 'OK', result: {} }, 500)],
  ['another shape', json(place([{ author_name: 'Author', rating: 'five' }]))],
  ['no JSON', (_request, response) => response.end('<!doctype html>')],
  ['a connection that breaks', (request) => request.socket.destroy()],
])('%s is a failure of the upstream, which tells nothing of the key', async (_name, listener) => {
  respond = listener
  const failure = await source()().catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 'upstream' })
  expect(JSON.stringify(failure) + String(failure)).not.toContain('a-key')
})

test('gives up on a service that does not answer', async () => {
  respond = () => undefined
  await expect(source(50)()).rejects.toMatchObject({ code: 'upstream' })
})

test('gives up on a service that begins and does not end', async () => {
  respond = (_request, response) => void response.writeHead(200).write('{"status":')
  await expect(source(50)()).rejects.toMatchObject({ code: 'upstream' })
})

test('callers at the same time share one request, later ones ask again', async () => {
  respond = json(place([]))
  const getReviews = source()
  await Promise.all([getReviews(), getReviews(), getReviews()])
  expect(requests).toHaveLength(1)
  await getReviews()
  expect(requests).toHaveLength(2)
})

test('a failure is not remembered, and an earlier answer does not hide it', async () => {
  const getReviews = source()
  respond = json(place([]))
  await getReviews()
  respond = json({}, 500)
  await expect(getReviews()).rejects.toMatchObject({ code: 'upstream' })
  respond = json(place([review(1)]))
  expect((await getReviews()).reviews).toHaveLength(1)
})

test('a burst is answered from memory, until the minutes are over', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000)
  respond = json(place([review(1)]))
  const getReviews = source()
  for (let call = 0; call < 25; call += 1) expect((await getReviews()).reviews).toHaveLength(1)
  expect(requests).toHaveLength(20)
  now.mockReturnValue(1_000_000 + 6 * 60_000)
  await getReviews()
  expect(requests).toHaveLength(21)
})
