import { cancelVisit, setVisitDone } from '@/lib/data/visit-changes'
import { handle } from '@/lib/http/handle'
import { moveVisitSchema, visitDeedSchema } from '@/lib/schemas/visit-work'
import { moveByStaff } from '@/lib/visits/staff-visits'

/** PUT: moves a visit; 409 if the time is taken, with the name, or if the version has changed. */
export const PUT = handle({
  auth: 'staff',
  schema: moveVisitSchema,
  run: ({ input, params, staff }) => moveByStaff(params.id ?? '', input, { staffId: staff.id }),
})

/** PATCH { deed, version, tell? }: cancels a visit, or marks it as done or not done. */
export const PATCH = handle({
  auth: 'staff',
  schema: visitDeedSchema,
  run: ({ input: { deed, version, tell }, params, staff }) =>
    deed === 'cancel'
      ? cancelVisit(params.id ?? '', version, { staffId: staff.id, mail: { owner: false, visitor: tell } })
      : setVisitDone(params.id ?? '', deed === 'done', version),
})
