import { auditRequest } from '@/lib/auth/audit'
import { handle } from '@/lib/http/handle'
import { readUpload } from '@/lib/http/read-body'
import { runEach } from '@/lib/http/run-each'
import { addPicture, deletePicture, listLibrary, withUses } from '@/lib/media/library'
import { pictureUpload } from '@/lib/media/sniff'
import { longestMany, manySchema } from '@/lib/schemas/many'

const uploadLimit = { name: 'media-upload', points: 300, seconds: 600 }

/** GET lists the library, `[{ id, src, alt, width, height, uses, … }]`. */
export const GET = handle({ auth: 'staff', run: () => listLibrary() })

/** POST adds the picture of the body, named by `?name=`: 201, or 200 if it is there already. */
export const POST = handle({
  auth: 'staff',
  limit: uploadLimit,
  run: async ({ request }) => {
    const bytes = await readUpload(request, pictureUpload)
    const name = new URL(request.url).searchParams.get('name') ?? ''
    const { media, isNew } = await addPicture(bytes, name)
    const headers = { 'cache-control': 'no-store' }
    return Response.json(await withUses(media), { status: isNew ? 201 : 200, headers })
  },
})

/** DELETE: deletes pictures that nothing shows, for good; 200 with those that were refused. */
export const DELETE = handle({
  auth: 'staff',
  schema: manySchema,
  maxBytes: longestMany,
  run: ({ input, staff, request }) =>
    runEach(input.items, async ({ id }) => {
      const { name } = await deletePicture(id)
      await auditRequest(staff, request, { action: 'picture-deleted', target: id, detail: name })
    }),
})
