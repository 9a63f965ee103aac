import 'server-only'
import sharp from 'sharp'
import { readPrivateFile } from './store'

/** A file as an email has it. */
type Attachment = { filename: string; content: Buffer; contentType: string }

/**
 * Reads photos and documents as attachments. Photos become JPEGs: not every mail program shows WebP.
 * @returns null if one was deleted
 * @throws AppError storage-away
 */
export async function readAttachments(
  files: readonly { id: string; name: string }[],
): Promise<Attachment[] | null> {
  const attachments: Attachment[] = []
  for (const [index, { id, name }] of files.entries()) {
    const file = await readPrivateFile(id, 'full')
    if (!file) return null
    attachments.push(
      file.type === 'image/webp'
        ? {
            filename: `photo-${index + 1}.jpg`,
            content: await sharp(file.data).jpeg({ quality: 85, mozjpeg: true }).toBuffer(),
            contentType: 'image/jpeg',
          }
        : { filename: name || 'document.pdf', content: file.data, contentType: file.type },
    )
  }
  return attachments
}
