import { auditRequest } from '@/lib/auth/audit'
import { mailResetLinkTo } from '@/lib/auth/reset'
import { requireStaffAccount } from '@/lib/data/staff-accounts'
import { handle } from '@/lib/http/handle'
import { clientAddress } from '@/lib/limits/client-address'

/** POST: mails somebody a link to set a new password. 204; 409 with the reason when no mail went out. */
export const POST = handle({
  auth: 'owner',
  run: async ({ params, staff, request }) => {
    const account = await requireStaffAccount(params.id ?? '')
    await mailResetLinkTo(account, clientAddress(request.headers))
    const detail = 'sent a link to set a new password'
    await auditRequest(staff, request, { action: 'staff-changed', target: account.email, detail })
  },
})
