import { blockRegistry } from '@/components/blocks/registry'
import { handle } from '@/lib/http/handle'
import { bringBackPage } from '@/lib/pages/custom-pages'

/** POST: brings a deleted page back; 409 when its slug has been taken since. */
export const POST = handle({
  auth: 'staff',
  run: ({ params }) => bringBackPage(params.id ?? '', blockRegistry),
})
