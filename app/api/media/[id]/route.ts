import { auditRequest } from '@/lib/auth/audit'
import { updateMedia } from '@/lib/data/media'
import { handle } from '@/lib/http/handle'
import { deletePicture, withUses } from '@/lib/media/library'
import { revalidate } from '@/lib/revalidate'
import { mediaPatchSchema } from '@/lib/schemas/media'

/** PUT changes alt text and focal point; fields that are left out stay. */
export const PUT = handle({
  auth: 'staff',
  schema: mediaPatchSchema,
  run: async ({ params, input }) => {
    const picture = await withUses(await updateMedia(params.id ?? '', input))
    // A project's page prints the alt texts of its pictures.
    const inProject = picture.uses.some(({ href }) => href?.startsWith('/admin/content/projects/'))
    if (inProject && input.alt !== undefined) await revalidate({ kind: 'project' })
    return picture
  },
})

/** DELETE answers 204, or 409 with the places that show the picture. */
export const DELETE = handle({
  auth: 'staff',
  run: async ({ params, staff, request }) => {
    const { id, name } = await deletePicture(params.id ?? '')
    await auditRequest(staff, request, { action: 'picture-deleted', target: id, detail: name })
  },
})
