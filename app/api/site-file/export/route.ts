import { createReadStream, existsSync } from 'node:fs'
import { Readable } from 'node:stream'
import { blockRegistry } from '@/components/blocks/registry'
import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { clientAddress } from '@/lib/limits/client-address'
import { exportSchema } from '@/lib/schemas/site-file-calls'
import { madePath } from '@/lib/site-file/state'
import { beginExport, siteFileNow } from '@/lib/site-file/work'

/** POST `{ withLeads }`: starts an export of the whole site; GET /api/site-file answers with its progress. */
export const POST = handle({
  auth: 'owner',
  schema: exportSchema,
  run: async ({ request, input, staff }) => {
    await beginExport(input.withLeads, blockRegistry, {
      staffId: staff.id,
      address: clientAddress(request.headers),
    })
    return siteFileNow()
  },
})

/** GET: the last exported file, for an hour. */
export const GET = handle({
  auth: 'owner',
  run: () => {
    const { made } = siteFileNow()
    if (!made || !existsSync(madePath()))
      throw new AppError('not-found', { detail: 'The file is gone. Make it again.' })
    const file = Readable.toWeb(createReadStream(madePath())) as ReadableStream<Uint8Array>
    const answer = new Response(file, {
      headers: {
        'content-type': 'application/zip',
        'content-length': String(made.bytes),
        'content-disposition': `attachment; filename="${made.name}"`,
        'cache-control': 'no-store',
      },
    })
    return Promise.resolve(answer)
  },
})
