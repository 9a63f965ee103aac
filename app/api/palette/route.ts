import { handle } from '@/lib/http/handle'
import { paletteAnswer } from '@/lib/palette/answer'

/** GET ?q=: what staff may mean by a few letters; a query is cut to 100 characters. */
export const GET = handle({
  auth: 'staff',
  run: ({ request }) => paletteAnswer(new URL(request.url).searchParams.get('q') ?? ''),
})
