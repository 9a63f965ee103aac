import { handle } from '@/lib/http/handle'
import { removeUnsent } from '@/lib/private-files/sweep'

/** DELETE: takes back a photo that no request has; 204 in any case, so that nobody learns which ids there are. */
export const DELETE = handle({
  limit: { name: 'lead-photos-removed', points: 120, seconds: 3600 },
  run: ({ params }) => removeUnsent(params.id!),
})
