import * as z from 'zod/mini'
import { list, picture, plain } from '../config-fields'
import { defineBlock } from '../define-block'
import { counted, parts } from '../summary'

const schema = z.object({
  title: plain('Meet Our Team', 200),
  members: list(
    z.object({ name: plain('', 100), role: plain('', 100), bio: plain('', 1000), image: picture() }),
  ),
})
export type TeamConfig = z.output<typeof schema>

export const definition = defineBlock({
  name: 'Team',
  group: 'Basics',
  schema,
  labels: {
    title: 'Title',
    members: 'Members',
    'members.name': 'Name',
    'members.role': 'Role',
    'members.bio': 'About',
    'members.image': 'Portrait',
  },
  prose: ['title', 'members.name', 'members.role', 'members.bio'],
  needs: ['members', 'members.name'],
  summary: ({ title, members }) => parts(title, counted(members.length, 'member', 'members')),
})
