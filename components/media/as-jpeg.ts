/** The largest picture that every browser draws, in pixels. */
const mostPixels = 16_000_000
const quality = 0.92

/** Converts a picture that the site doesn't take, e.g. HEIC, to JPEG; null if this browser can't read it. */
export async function asJpeg(file: File): Promise<File | null> {
  const source = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = source
    // Also applies the orientation.
    await image.decode()
    const scale = Math.min(1, Math.sqrt(mostPixels / (image.naturalWidth * image.naturalHeight)))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(image.naturalWidth * scale)
    canvas.height = Math.round(image.naturalHeight * scale)
    const context = canvas.getContext('2d')
    if (!context) return null
    // JPEG has no transparency.
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    return blob && new File([blob], file.name.replace(/(\.[^.]*)?$/, '.jpg'), { type: 'image/jpeg' })
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(source)
  }
}
