import { handle } from '@/lib/http/handle'
import { uploadSchema } from '@/lib/schemas/site-file-calls'
import { beginUpload, forgetUpload } from '@/lib/site-file/work'

/** POST `{ name, bytes }`: begins to take a file in pieces, under the id that it answers. */
export const POST = handle({
  auth: 'owner',
  schema: uploadSchema,
  run: async ({ input }) => ({ id: await beginUpload(input.name, input.bytes) }),
})

/** DELETE: forgets the file that was sent; 204. */
export const DELETE = handle({
  auth: 'owner',
  run: async () => {
    await forgetUpload()
    return new Response(null, { status: 204 })
  },
})
