/** @jest-environment jsdom */
import type * as queueModule from '@/components/forms/photo-queue'
import type * as waitingModule from '@/components/forms/waiting-requests'

// jsdom has no database: photos are in the page's memory, as in a private window. tests/browser/lead-photos.spec.ts has one.

type Answer = { status: number; body?: unknown; retryAfter?: number }
let uploads = 0
/** The site's answer to an upload; status 0 is a lost connection. */
let answer: (count: number) => Answer
let heldAnswers: (() => void)[] | undefined

class Upload {
  upload: { onprogress?: (event: { loaded: number }) => void } = {}
  onloadend = () => {}
  status = 0
  responseText = ''
  private retryAfter: number | undefined
  open() {}
  setRequestHeader() {}
  getResponseHeader = () => this.retryAfter ?? null
  abort() {
    this.onloadend()
  }
  send(blob: Blob) {
    const end = () => {
      const { status, body, retryAfter } = answer((uploads += 1))
      Object.assign(this, { status, responseText: JSON.stringify(body ?? {}), retryAfter })
      this.onloadend()
    }
    this.upload.onprogress?.({ loaded: blob.size / 2 })
    if (heldAnswers) heldAnswers.push(end)
    else void Promise.resolve().then(end)
  }
}

const idOf = (count: number) => count.toString(16).padStart(32, '0')
const takenAnswer = (count: number): Answer => ({ status: 201, body: { id: idOf(count) } })

let calls: { url: string; method: string; body: { key?: string; photos?: string[] } }[] = []
let requestAnswer: () => Answer

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance', 'setImmediate', 'nextTick', 'queueMicrotask'] })
  jest.resetModules()
  localStorage.clear()
  uploads = 0
  heldAnswers = undefined
  calls = []
  answer = takenAnswer
  requestAnswer = () => ({ status: 201 })
  Object.assign(globalThis, {
    XMLHttpRequest: Upload,
    fetch: (url: string, { method = 'GET', body = '{}' }: { method?: string; body?: string }) => {
      calls.push({ url, method, body: JSON.parse(body) as object })
      const { status, body: said = {} } = requestAnswer()
      const text = JSON.stringify(said)
      return Promise.resolve({
        ok: status < 400,
        status,
        text: () => Promise.resolve(text),
        json: () => Promise.resolve(said),
      })
    },
  })
})
afterEach(() => jest.useRealTimers())

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
const file = (name: string, bytes = jpeg) => {
  const newFile = new File([bytes], name)
  // jsdom's own has none.
  const withBytes = { arrayBuffer: () => Promise.resolve(bytes.buffer) }
  return Object.assign(newFile, withBytes, { slice: () => withBytes })
}

/** A form with a photo field, in which these files are chosen. */
async function choose(...files: File[]) {
  const queue: typeof queueModule = await import('@/components/forms/photo-queue')
  const form = document.createElement('form')
  form.innerHTML = '<input name="source" value="contact"><input type="file">'
  const input = form.querySelector<HTMLInputElement>('[type=file]')!
  const add = (...more: File[]) => {
    Object.defineProperty(input, 'files', { value: more, configurable: true })
    queue.takeFiles(input)
    Object.defineProperty(input, 'files', { value: [], configurable: true })
  }
  add(...files)
  await settle()
  const { sendLead }: typeof waitingModule = await import('@/components/forms/waiting-requests')
  const waitsAs = {}
  const send = () =>
    sendLead('/api/contact', { name: 'Dana' }, waitsAs, (key) =>
      Promise.resolve(queue.claimPhotos(input, key)),
    )
  const names = () => queue.photoState().photos.map(({ name }) => name)
  return { ...queue, input, add, send, names }
}
const settle = () => jest.advanceTimersByTimeAsync(0)
const sent = () => calls.filter(({ url }) => url === '/api/contact').map(({ body }) => body.photos)
const waiting = () =>
  JSON.parse(localStorage.getItem('waiting-requests') ?? '[]') as { hasPhotos: boolean; failed: boolean }[]

test('photos are uploaded in turn; the request waits for them, names them and leaves none', async () => {
  heldAnswers = []
  const { send, photoState, names } = await choose(file('a.jpg'), file('b.jpg'))
  expect(photoState().photos).toMatchObject([{ name: 'a.jpg', share: 0.5 }, { name: 'b.jpg' }])
  const sending = send()
  await settle()
  expect(waiting()).toMatchObject([{ hasPhotos: true }]) // kept from before it is sent
  expect(heldAnswers).toHaveLength(1)
  heldAnswers.shift()!()
  await settle()
  expect(photoState().photos).toMatchObject([{ uploadId: idOf(1) }, { share: 0.5 }])
  expect(sent()).toEqual([])
  heldAnswers.shift()!()
  await sending
  expect(sent()).toEqual([[idOf(1), idOf(2)]])
  expect([names(), waiting()]).toEqual([[], []])
})

test('a request counts as sent once its photos are off the device: the page that follows would keep them there', async () => {
  let deleted = () => {}
  const deletePhotos = () => new Promise<void>((resolve) => (deleted = resolve))
  jest.doMock('@/components/forms/photo-store', () => ({
    deletePhotos,
    readPhotos: () => Promise.resolve([]),
    storePhoto: () => Promise.resolve(),
  }))
  const { send } = await choose(file('a.jpg'))
  let isSent = false
  const sending = send().then(() => (isSent = true))
  await settle()
  expect([sent(), isSent]).toEqual([[[idOf(1)]], false])
  deleted()
  await sending
  jest.dontMock('@/components/forms/photo-store')
})

test('a lost connection is tried again at growing pauses, and at once when it is back', async () => {
  answer = () => ({ status: 0 })
  const { photoState } = await choose(file('a.jpg'))
  expect([uploads, photoState().trouble?.status]).toEqual([1, 0])
  await jest.advanceTimersByTimeAsync(5_000)
  expect(uploads).toBe(2)
  await jest.advanceTimersByTimeAsync(9_000)
  expect(uploads).toBe(2)
  await jest.advanceTimersByTimeAsync(1_000)
  expect(uploads).toBe(3)
  answer = takenAnswer
  dispatchEvent(new Event('online'))
  await settle()
  expect(photoState()).toMatchObject({ photos: [{ uploadId: idOf(4) }], trouble: undefined })
})

test('an upload that stands still counts as lost; the site says when to come again', async () => {
  heldAnswers = []
  const { photoState } = await choose(file('a.jpg'))
  await jest.advanceTimersByTimeAsync(60_000)
  expect(photoState().trouble?.status).toBe(0)
  heldAnswers = undefined
  answer = () => ({ status: 429, retryAfter: 100 })
  await jest.advanceTimersByTimeAsync(5_000)
  expect(uploads).toBe(1)
  await jest.advanceTimersByTimeAsync(99_000)
  expect(uploads).toBe(1)
  answer = takenAnswer
  await jest.advanceTimersByTimeAsync(1_000)
  expect(photoState().photos).toMatchObject([{ uploadId: idOf(2) }])
})

test('without a connection the request waits with its photos, and both go when it is back', async () => {
  answer = () => ({ status: 0 })
  const { send, names } = await choose(file('a.jpg'))
  await expect(send()).rejects.toMatchObject({ status: 0 })
  expect(waiting()).toMatchObject([{ hasPhotos: true, failed: true }])
  expect([sent(), names()]).toEqual([[], ['a.jpg']])
  answer = takenAnswer
  await jest.advanceTimersByTimeAsync(30_000)
  expect(sent()).toEqual([[idOf(uploads)]])
  expect([names(), waiting()]).toEqual([[], []])
})

test('photos that the site doesn’t know any more are uploaded again, once, for the same request', async () => {
  const goneAnswer = { status: 400, body: { errors: { photos: 'Please add these photos again.' } } }
  const answers = [goneAnswer, { status: 201 }]
  requestAnswer = () => answers.shift()!
  const { send } = await choose(file('a.jpg'))
  await send()
  expect(sent()).toEqual([[idOf(1)], [idOf(2)]])
  const [first, second] = calls.map(({ body }) => body.key)
  expect(second).toBe(first)

  requestAnswer = () => goneAnswer
  const again = await choose(file('b.jpg'))
  await expect(again.send()).rejects.toMatchObject({ status: 503 })
  expect(sent()).toHaveLength(4)
  expect(waiting()).toMatchObject([{ failed: true }]) // it isn't lost
  expect(again.photoState().trouble?.status).toBe(503)
})

test('a photo refused for good is named and holds nothing up; so is a file that is no picture', async () => {
  answer = (count) => (count === 1 ? { status: 415, body: { detail: 'It is damaged.' } } : takenAnswer(count))
  const text = Uint8Array.from(Buffer.from('%PDF-1.7'))
  const { send, names, photoState } = await choose(file('a.jpg'), file('plan.pdf', text), file('b.jpg'))
  expect(names()).toEqual(['b.jpg'])
  expect(photoState().problems.map((problem) => problem.text)).toEqual([
    expect.stringMatching(/^(a.jpg: It is damaged\.|plan.pdf: This is a PDF\.)/),
    expect.stringMatching(/^(a.jpg: It is damaged\.|plan.pdf: This is a PDF\.)/),
  ])
  await send()
  expect(sent()).toEqual([[idOf(2)]])
})

test('a removed photo stops on its way, or is taken back; the ninth is left out', async () => {
  heldAnswers = []
  const nine = Array.from({ length: 9 }, (_, index) => file(`${index + 1}.jpg`))
  const { photoState, removePhotos, names, add } = await choose(...nine)
  expect(photoState().problems).toMatchObject([{ text: '8 photos at most. Left out: 9.jpg.' }])
  const [first, second] = photoState().photos
  removePhotos([first!.id])
  await settle()
  heldAnswers[1]!()
  await settle()
  removePhotos([second!.id])
  expect(calls).toMatchObject([{ method: 'DELETE', url: `/api/lead-photos/${idOf(1)}` }])
  expect(names()).toHaveLength(6)
  add(file('10.jpg'))
  expect(photoState().problems).toEqual([])
})

test('a request waits an hour for room for its photos, then goes with those that there are', async () => {
  const full = { status: 503, body: { detail: 'No room.' } }
  answer = (count) => (count === 1 ? takenAnswer(count) : full)
  const { send, photoState } = await choose(file('a.jpg'), file('b.jpg'))
  await expect(send()).rejects.toMatchObject({ status: 503 })
  expect(photoState().trouble).toMatchObject({ status: 503 })
  await jest.advanceTimersByTimeAsync(59 * 60_000)
  expect(sent()).toEqual([])
  await jest.advanceTimersByTimeAsync(10 * 60_000)
  expect(sent()).toEqual([[idOf(1)]])
  expect(waiting()).toEqual([])
})
