import { handle } from '@/lib/http/handle'
import { readUpload } from '@/lib/http/read-body'
import { documentUpload } from '@/lib/documents'
import { storeDocument } from '@/lib/private-files/store'

/** POST: stores the document of the body, a PDF or a picture that proves a claim: 201 `{ id }`. */
export const POST = handle({
  auth: 'staff',
  limit: { name: 'documents', points: 60, seconds: 600 },
  run: async ({ request }) => {
    const id = await storeDocument(await readUpload(request, documentUpload))
    return Response.json({ id }, { status: 201, headers: { 'cache-control': 'no-store' } })
  },
})
