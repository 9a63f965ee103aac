import { maxUploadBytes, sniff, sniffedBytes, uploadMessages } from './sniff'

/** The longest side of a picture that is sent, and of its preview, in pixels. */
const longest = { sent: 2560, preview: 160 }
const quality = 0.85

type Prepared = { blob: Blob; preview: string } | { refusal: string }

/** Draws a picture so that its longer side has at most so many pixels; JPEG has no transparency. */
function draw(picture: ImageBitmap, maxSide: number): HTMLCanvasElement {
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')!
  context.imageSmoothingQuality = 'high'
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Returns a picture upright; undefined if this browser can't read it. */
async function decode(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return undefined
  }
}

/** Returns what to send for a file, made smaller if it is large, or why it is refused. */
export async function preparePhoto(file: Blob): Promise<Prepared> {
  const sniffResult = sniff(new Uint8Array(await file.slice(0, sniffedBytes).arrayBuffer()))
  const refusal = 'refusal' in sniffResult ? sniffResult.refusal : undefined
  // Safari can draw HEIC, and so send it as JPEG.
  if (refusal && refusal !== uploadMessages.heif) return { refusal }
  const picture = await decode(file)
  let blob: Blob | null = file
  let preview = ''
  if (picture) {
    preview = draw(picture, longest.preview).toDataURL('image/jpeg', quality)
    if (refusal || Math.max(picture.width, picture.height) > longest.sent)
      blob = await new Promise<Blob | null>((resolve) =>
        draw(picture, longest.sent).toBlob(resolve, 'image/jpeg', quality),
      )
    picture.close()
  } else if (refusal) return { refusal }
  blob ??= file
  return blob.size > maxUploadBytes ? { refusal: uploadMessages.large } : { blob, preview }
}
