import { auditRequest } from '@/lib/auth/audit'
import { handle } from '@/lib/http/handle'
import { placePage, placesOf } from '@/lib/pages/page-places'
import { pagePlacesSchema } from '@/lib/schemas/page-places'
import { pageStore } from '@/lib/records/page/store'

/** GET: if the page is in the menu, the footer or the home page's banner, and which others are. */
export const GET = handle({
  auth: 'staff',
  run: ({ params }) => placesOf(params.id ?? ''),
})

/** PUT: changes that; 400 if the menu or the footer is full. `replaced` was in the banner before. */
export const PUT = handle({
  auth: 'staff',
  schema: pagePlacesSchema,
  run: async ({ input, params, staff, request }) => {
    const { id, title } = await pageStore.require(params.id ?? '')
    const places = await placePage(id, input)
    const { menu, footer, banner } = places.values
    const detail = [menu && 'menu', footer && 'footer', banner && 'home page banner']
      .filter(Boolean)
      .join(', ')
    await auditRequest(staff, request, {
      action: 'page-places-changed',
      target: title,
      detail: detail || 'nowhere',
    })
    return places
  },
})
