import { maxSamples } from '@/lib/business/design-path'
import { choiceAddress, parseChoice, samplesNamed } from '@/lib/business/finishes'
import { findOwnRoom, serviceOfRoom } from '@/lib/business/rooms'
import { getFinishes } from '@/lib/data/finishes'
import { handle } from '@/lib/http/handle'

/**
 * GET /design/ask?cabinets=…&island=…: redirects to the request form, or with `visit` to the booking of a visit, with the
 * choice and its samples as one parameter.
 */
export const GET = handle({
  run: async ({ request }) => {
    const { searchParams } = new URL(request.url)
    const finishes = await getFinishes()
    const choice = parseChoice(searchParams, finishes)
    const samples = samplesNamed(searchParams.getAll('sample'), choice.room, finishes).slice(0, maxSamples)
    const query = new URLSearchParams({
      design: choiceAddress(choice, samples),
      ...(findOwnRoom(choice.room) && { service: serviceOfRoom(choice.room) }),
    })
    const location = `${searchParams.has('visit') ? '/visit/times' : '/contact'}?${query.toString()}`
    return new Response(null, { status: 303, headers: { location } })
  },
})
