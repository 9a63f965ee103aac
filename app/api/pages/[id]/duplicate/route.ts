import { blockRegistry } from '@/components/blocks/registry'
import { handle } from '@/lib/http/handle'
import { copyPage } from '@/lib/pages/custom-pages'

/** POST: 201 with a draft of the same content. */
export const POST = handle({
  auth: 'staff',
  run: async ({ params, staff }) =>
    Response.json(await copyPage(params.id ?? '', blockRegistry, staff.id), { status: 201 }),
})
