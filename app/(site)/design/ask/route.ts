import { choiceAddress, parseChoice } from '@/lib/business/finishes'
import { findOwnRoom, serviceOfRoom } from '@/lib/business/rooms'
import { getFinishes } from '@/lib/data/finishes'
import { handle } from '@/lib/http/handle'

/** GET /design/ask?cabinets=…&island=…: redirects to the request form, with the choice as one parameter. */
export const GET = handle({
  run: async ({ request }) => {
    const choice = parseChoice(new URL(request.url).searchParams, await getFinishes())
    const query = new URLSearchParams({
      design: choiceAddress(choice),
      ...(findOwnRoom(choice.room) && { service: serviceOfRoom(choice.room) }),
    })
    const location = `/contact?${query.toString()}`
    return new Response(null, { status: 303, headers: { location } })
  },
})
