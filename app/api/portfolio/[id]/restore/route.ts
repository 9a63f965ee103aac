import { restoreProject } from '@/lib/data/project-changes'
import { handle } from '@/lib/http/handle'
import { revalidate } from '@/lib/revalidate'

/** POST: brings a project back from the trash. */
export const POST = handle({
  auth: 'staff',
  run: async ({ params }) => {
    const project = await restoreProject(params.id ?? '')
    await revalidate({ kind: 'project' })
    return project
  },
})
