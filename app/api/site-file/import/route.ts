import { blockRegistry } from '@/components/blocks/registry'
import { handle } from '@/lib/http/handle'
import { clientAddress } from '@/lib/limits/client-address'
import { importSchema } from '@/lib/schemas/site-file-calls'
import { beginImport, siteFileNow } from '@/lib/site-file/work'

/** POST `{ id, confirm }`: starts to replace the site with the checked file; `confirm` is the site's short name. */
export const POST = handle({
  auth: 'owner',
  schema: importSchema,
  run: async ({ request, input, staff }) => {
    const actor = { staffId: staff.id, address: clientAddress(request.headers) }
    await beginImport(input.id, input.confirm, blockRegistry, actor)
    return siteFileNow()
  },
})
