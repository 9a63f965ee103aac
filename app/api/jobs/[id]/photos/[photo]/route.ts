import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { readUpload } from '@/lib/http/read-body'
import { deleteJobPhoto, takeJobPhoto } from '@/lib/jobs/photos'
import { pictureUpload } from '@/lib/media/sniff'
import { jobPhotoSchema } from '@/lib/schemas/jobs'

/**
 * PUT: stores the photo of the body under the id that its device gave it; `?moment=before|after`, `&over=` the before photo
 * that it was taken over, `&takenAt=`. 201, or 200 if the job has it already.
 */
export const PUT = handle({
  auth: 'staff',
  limit: { name: 'job-photos', points: 600, seconds: 600 },
  run: async ({ request, params }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const about = jobPhotoSchema.safeParse({ ...query, id: params.photo })
    if (!about.success) throw new AppError('invalid', { detail: about.error.issues[0]?.message })
    const { photo, isNew } = await takeJobPhoto(params.id ?? '', about.data, () =>
      readUpload(request, pictureUpload),
    )
    return Response.json(photo, { status: isNew ? 201 : 200, headers: { 'cache-control': 'no-store' } })
  },
})

/** DELETE: deletes a photo; 204 also if the job doesn't have it. */
export const DELETE = handle({
  auth: 'staff',
  run: ({ params }) => deleteJobPhoto(params.id ?? '', params.photo ?? ''),
})
