import { blockRegistry } from '@/components/blocks/registry'
import { handle } from '@/lib/http/handle'
import { bringBackPage } from '@/lib/pages/custom-pages'

/** POST: brings a deleted page back, at a free address when another page has taken its own since. */
export const POST = handle({
  auth: 'staff',
  run: ({ params }) => bringBackPage(params.id ?? '', blockRegistry),
})
