import * as z from 'zod/mini'
import { list, picture, plain } from '../config-fields'

export const teamSchema = z.object({
  title: plain('Meet Our Team', 200),
  members: list(
    z.object({ name: plain('', 100), role: plain('', 100), bio: plain('', 1000), image: picture() }),
  ),
})

export type TeamConfig = z.output<typeof teamSchema>
