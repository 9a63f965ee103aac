import { auditRequest } from '@/lib/auth/audit'
import { handle } from '@/lib/http/handle'
import { getMenu, saveMenu } from '@/lib/pages/menu'
import { menuSchema } from '@/lib/schemas/page-places'

/** PUT: replaces the whole menu; 400 if nothing is shown, or more than it has room for. Answers it as it is now. */
export const PUT = handle({
  auth: 'staff',
  schema: menuSchema,
  run: async ({ input, staff, request }) => {
    await saveMenu(input)
    const menu = await getMenu()
    const detail = menu.entries
      .filter(({ isShown }) => isShown)
      .map(({ label, name }) => label || name)
      .join(', ')
    await auditRequest(staff, request, { action: 'menu-changed', detail })
    return menu
  },
})
