import { toString as drawQr } from 'qrcode'
import { beginSecondFactor, confirmSecondFactor, switchOffSecondFactor } from '@/lib/auth/account'
import { auditRequest } from '@/lib/auth/audit'
import { getProfile } from '@/lib/data/settings'
import { handle } from '@/lib/http/handle'
import { codeSchema, secondFactorOffSchema, secondFactorSchema } from '@/lib/schemas/sign-in'

/** POST: begins a second factor, for the password: `{ secret, qr }`, the latter an address of an SVG picture. */
export const POST = handle({
  auth: 'staff',
  beforeSecondFactor: true,
  schema: secondFactorSchema,
  run: async ({ input, staff }) => {
    const { shortName } = await getProfile()
    const { secret, uri } = await beginSecondFactor(staff, input.password, shortName)
    const svg = await drawQr(uri, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 })
    return { secret, qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
  },
})

/** PUT: switches it on by the first code: `{ recoveryCodes }`, which are shown only this once. */
export const PUT = handle({
  auth: 'staff',
  beforeSecondFactor: true,
  schema: codeSchema,
  run: async ({ input, staff, request }) => {
    const recoveryCodes = await confirmSecondFactor(staff, input.code)
    await auditRequest(staff, request, { action: 'second-factor-on' })
    return { recoveryCodes }
  },
})

/** DELETE: switches it off, for the password and a code. 204. */
export const DELETE = handle({
  auth: 'staff',
  schema: secondFactorOffSchema,
  run: async ({ input, staff, request }) => {
    await switchOffSecondFactor(staff, input)
    await auditRequest(staff, request, { action: 'second-factor-off' })
  },
})
