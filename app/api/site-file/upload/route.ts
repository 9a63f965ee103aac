import { handle } from '@/lib/http/handle'
import { uploadSchema } from '@/lib/schemas/site-file-calls'
import { beginUpload, forgetUpload } from '@/lib/site-file/work'

/** POST `{ name, bytes }`: starts the upload of a file in pieces, and answers with its id. */
export const POST = handle({
  auth: 'owner',
  schema: uploadSchema,
  run: async ({ input }) => ({ id: await beginUpload(input.name, input.bytes) }),
})

/** DELETE: deletes the uploaded file; 204. */
export const DELETE = handle({
  auth: 'owner',
  run: () => forgetUpload(),
})
