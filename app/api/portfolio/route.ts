import { createProject } from '@/lib/data/project-changes'
import { listProjects } from '@/lib/data/projects'
import { handle } from '@/lib/http/handle'
import { revalidate } from '@/lib/revalidate'
import { projectSchema } from '@/lib/schemas/projects'

/** GET: all projects that visitors see, in the order in which staff keep them. */
export const GET = handle({ run: () => listProjects() })

/** POST: adds a project before the others; 201, or 409 with two free slugs (`suggestions`) when its own is taken. */
export const POST = handle({
  auth: 'staff',
  schema: projectSchema,
  run: async ({ input }) => {
    const project = await createProject(input)
    await revalidate({ kind: 'project' })
    return Response.json(project, { status: 201 })
  },
})
