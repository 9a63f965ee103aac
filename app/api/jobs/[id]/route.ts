import { recordHandlers } from '@/app/api/record-handlers'
import { handle } from '@/lib/http/handle'
import { AppError } from '@/lib/errors'
import { jobStore, saveJob } from '@/lib/jobs/store'
import { deviceId, jobSchema } from '@/lib/schemas/jobs'

/**
 * PUT: adds a job under the id that its device gave it (201), or changes the fields that are sent; 409 with the stored job
 * (`now`) if `version` is outdated.
 */
export const PUT = handle({
  auth: 'staff',
  schema: jobSchema,
  run: async ({ input, params }) => {
    const { id = '' } = params
    if (!deviceId.safeParse(id).success) throw new AppError('not-found')
    const { job, isNew } = await saveJob(id, input)
    return Response.json(job, { status: isNew ? 201 : 200, headers: { 'cache-control': 'no-store' } })
  },
})

export const { DELETE } = recordHandlers(jobStore).item
