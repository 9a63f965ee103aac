import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { readBytes } from '@/lib/http/read-body'
import { maxDocumentBytes, documentMessages } from '@/lib/documents'
import { storeDocument } from '@/lib/private-files/store'

/** POST: stores the document of the body, a PDF or a picture that proves a claim: 201 `{ id }`. */
export const POST = handle({
  auth: 'staff',
  limit: { name: 'documents', points: 60, seconds: 600 },
  run: async ({ request }) => {
    // A form of another site can't send these types; the bytes decide what the file is.
    if (!/^(image\/|application\/(octet-stream|pdf))/i.test(request.headers.get('content-type') ?? ''))
      throw new AppError('wrong-type', { detail: documentMessages.body })
    const id = await storeDocument(await readBytes(request, maxDocumentBytes, documentMessages.large))
    return Response.json({ id }, { status: 201, headers: { 'cache-control': 'no-store' } })
  },
})
