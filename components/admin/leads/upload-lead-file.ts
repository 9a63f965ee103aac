import { preparePicture } from '@/components/media/use-uploads'
import { staffCall } from '@/components/staff/staff-call'
import { type LeadFile } from '@/lib/business/lead-files'
import { documentMessages, maxDocumentBytes } from '@/lib/documents'
import { uploadMessages } from '@/lib/media/sniff'

/** The types that staff can add to a lead. */
export const leadFileTypes = 'image/jpeg,image/png,image/webp,image/heic,application/pdf'

async function upload(file: File): Promise<LeadFile> {
  const picture = await preparePicture(file)
  const isPdf = picture.refusal === uploadMessages.pdf
  if (picture.refusal && !isPdf) throw new Error(picture.refusal.replace('Pictures only: ', 'PDF, '))
  if (picture.file.size > maxDocumentBytes) throw new Error(documentMessages.large)
  const answer = await staffCall<{ id: string }>('POST', '/api/private-files', picture.file)
  if (!answer.ok) throw new Error(answer.detail)
  return { id: answer.data.id, name: isPdf ? file.name : '' }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'Try again.')

/** Uploads a photo or a PDF. @throws Error with a message for staff, which names the file */
export const uploadLeadFile = (file: File): Promise<LeadFile> =>
  upload(file).catch((error: unknown) => {
    throw new Error(`${file.name}: ${messageOf(error)}`)
  })

/** Runs tasks one after the other. @returns their files, and why others failed, as one text for staff */
export async function collectFiles(tasks: readonly (() => Promise<LeadFile>)[]) {
  const files: LeadFile[] = []
  const refusals: string[] = []
  for (const task of tasks)
    try {
      files.push(await task())
    } catch (error) {
      refusals.push(messageOf(error))
    }
  return { files, refusal: refusals.join(' ') }
}
