import { handle } from '@/lib/http/handle'
import { bringInSetAside, dismissSetAside } from '@/lib/leads/set-aside'
import { type SetAsideAction, setAsideSchema } from '@/lib/schemas/deliveries'

const actions: Record<SetAsideAction, (file: string) => Promise<void>> = {
  'bring-in': bringInSetAside,
  dismiss: dismissSetAside,
}

/** POST: brings a request that the database refused into the inbox, or takes it off the list; 409 where it still can't be stored. */
export const POST = handle({
  auth: 'staff',
  schema: setAsideSchema,
  run: async ({ input }) => {
    await actions[input.action](input.file)
    return new Response(null, { status: 204 })
  },
})
