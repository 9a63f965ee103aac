import { auditRequest } from '@/lib/auth/audit'
import { deleteProject, updateProject } from '@/lib/data/project-changes'
import { handle } from '@/lib/http/handle'
import { revalidate } from '@/lib/revalidate'
import { projectPatchSchema } from '@/lib/schemas/projects'

/**
 * PUT: changes the fields that are sent; 409 with the project as it is (`now`) when `version` isn't its version any more,
 * or with two free slugs (`suggestions`) when the one sent is taken.
 */
export const PUT = handle({
  auth: 'staff',
  schema: projectPatchSchema,
  run: async ({ input, params }) => {
    const project = await updateProject(params.id ?? '', input)
    await revalidate({ kind: 'project' })
    return project
  },
})

/** DELETE: puts the project into the trash; it can be restored. */
export const DELETE = handle({
  auth: 'staff',
  run: async ({ params, staff, request }) => {
    const { id, title } = await deleteProject(params.id ?? '')
    await revalidate({ kind: 'project' })
    await auditRequest(staff, request, { action: 'project-deleted', target: id, detail: title })
    return new Response(null, { status: 204 })
  },
})
