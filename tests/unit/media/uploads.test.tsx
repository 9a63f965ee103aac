/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { UploadList } from '@/components/media/upload-list'
import { useUploads } from '@/components/media/use-uploads'
import { maxUploadBytes, uploadMessages } from '@/lib/media/sniff'

jest.mock('lucide-react', () => ({ CircleAlert: () => null, X: () => null }))

/** The uploads that are on their way, by name; the test answers each. */
const sending = new Map<string, { sent: Blob; answer: () => void; fail: () => void }>()
globalThis.XMLHttpRequest = class {
  status = 201
  response: unknown
  upload = {}
  onload = () => {}
  onerror = () => {}
  name = ''
  setRequestHeader() {}
  open(_method: string, path: string) {
    this.name = new URL(path, 'http://localhost').searchParams.get('name') ?? ''
    this.response = { id: this.name, name: this.name }
  }
  send(sent: Blob) {
    const end = (how: () => void) => () => {
      sending.delete(this.name)
      how()
    }
    sending.set(this.name, { sent, answer: end(() => this.onload()), fail: end(() => this.onerror()) })
  }
} as unknown as typeof XMLHttpRequest
URL.createObjectURL = () => 'blob:picture'
URL.revokeObjectURL = () => {}

/** True if this browser reads HEIC. */
let decodes = true
HTMLImageElement.prototype.decode = () => (decodes ? Promise.resolve() : Promise.reject(new Error('no')))
Object.defineProperties(HTMLImageElement.prototype, {
  naturalWidth: { get: () => 8000 },
  naturalHeight: { get: () => 6000 },
})
const drawn: number[][] = []
HTMLCanvasElement.prototype.getContext = (() => ({
  fillRect: () => {},
  drawImage: (_image: unknown, ...box: number[]) => drawn.push(box),
})) as unknown as typeof HTMLCanvasElement.prototype.getContext
HTMLCanvasElement.prototype.toBlob = (take) => take(new Blob([jpeg], { type: 'image/jpeg' }))

const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])
const heic = Uint8Array.from('\0\0\0\x18ftypheic', (letter) => letter.charCodeAt(0))
const file = (name: string, bytes: Uint8Array<ArrayBuffer> = jpeg, size = bytes.length) => {
  const newFile = new File([bytes], name)
  Object.defineProperty(newFile, 'size', { value: size })
  newFile.slice = () => ({ arrayBuffer: () => Promise.resolve(bytes.buffer) }) as Blob
  return newFile
}
// jsdom's files can't be read.
beforeEach(() => {
  const slice = { arrayBuffer: () => Promise.resolve(jpeg.buffer) } as Blob
  jest.spyOn(Blob.prototype, 'slice').mockReturnValue(slice)
})

const arrived: [string, string][] = []
type Add = (files: File[]) => Promise<void>
let add: Add
function Uploads({ take }: { take: (add: Add) => void }) {
  const uploads = useUploads((picture, chosen) => arrived.push([picture.name, chosen.name]))
  useEffect(() => take(uploads.add))
  return <UploadList {...uploads} />
}
const names = () => [...sending.keys()]
const settle = (name: string, how: 'answer' | 'fail' = 'answer') =>
  act(async () => {
    sending.get(name)?.[how]()
    await Promise.resolve()
  })

beforeEach(() => {
  sending.clear()
  arrived.length = 0
  decodes = true
  render(<Uploads take={(now) => void (add = now)} />)
})

test('three are sent at a time, each with its own progress, and they arrive in the order they were added', async () => {
  await act(() => add(['1.jpg', '2.jpg', '3.jpg', '4.jpg'].map((name) => file(name))))
  expect(names()).toEqual(['1.jpg', '2.jpg', '3.jpg'])
  expect(screen.getAllByRole('progressbar')).toHaveLength(4)
  await settle('2.jpg')
  expect(names()).toEqual(['1.jpg', '3.jpg', '4.jpg'])
  expect(arrived).toEqual([])
  await settle('1.jpg')
  expect(arrived.map(([name]) => name)).toEqual(['1.jpg', '2.jpg'])
  // One that fails holds nobody up.
  await settle('3.jpg', 'fail')
  await settle('4.jpg')
  expect(arrived.map(([name]) => name)).toEqual(['1.jpg', '2.jpg', '4.jpg'])
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('a HEIC is sent as JPEG where the browser can read it, no larger than every browser draws', async () => {
  await act(() => add([file('IMG_2041.HEIC', heic)]))
  expect(names()).toEqual(['IMG_2041.jpg'])
  expect((sending.get('IMG_2041.jpg')?.sent as File).type).toBe('image/jpeg')
  const [, , width, height] = drawn.at(-1)!
  expect(width! / height!).toBeCloseTo(4 / 3)
  expect(width! * height!).toBeLessThan(16_100_000)
  await settle('IMG_2041.jpg')
  expect(arrived).toEqual([['IMG_2041.jpg', 'IMG_2041.HEIC']])
})

test('a browser that can’t read HEIC says how to get a JPEG', async () => {
  decodes = false
  await act(() => add([file('IMG_2041.HEIC', heic), file('large.jpg', jpeg, maxUploadBytes + 1)]))
  expect(names()).toEqual([])
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Settings › Camera › Formats › Most Compatible'),
    uploadMessages.large,
  ])
})
