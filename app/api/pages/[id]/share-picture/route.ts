import { auditRequest } from '@/lib/auth/audit'
import { getSharePicture, setSharePicture } from '@/lib/data/share-pictures'
import { handle } from '@/lib/http/handle'
import { revalidate } from '@/lib/revalidate'
import { sharePictureSchema } from '@/lib/schemas/share-picture'
import { pageStore } from '@/lib/records/page/store'

/** GET: the chosen share picture of the page; '' if none was chosen. */
export const GET = handle({
  auth: 'staff',
  run: async ({ params }) => {
    const { id } = await pageStore.require(params.id ?? '')
    return { picture: await getSharePicture(id) }
  },
})

/** PUT: chooses it, without a draft; '' means the page's first picture. */
export const PUT = handle({
  auth: 'staff',
  schema: sharePictureSchema,
  run: async ({ input: { picture }, params, staff, request }) => {
    const page = await pageStore.require(params.id ?? '')
    await setSharePicture(page.id, picture)
    await revalidate({ kind: 'page', before: page, after: await pageStore.get(page.id) })
    const detail = picture ? 'own picture' : 'first picture on it'
    await auditRequest(staff, request, { action: 'page-share-picture-changed', target: page.title, detail })
    return { picture }
  },
})
