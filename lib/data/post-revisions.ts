import 'server-only'
import type { PostRevision } from '@/lib/content-types'
import { AppError } from '@/lib/errors'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { database, type Transaction, write } from './client'
import { notePostRevision } from './media-mentions'
import { present } from './page-fields'
import type { Saving } from './page-revisions'
import { postFields } from './post-fields'
import { thinPostRevisions } from './thin-revisions'

const select = {
  ...postFields,
  id: true,
  name: true,
  createdAt: true,
  staff: { select: { name: true } },
} satisfies Prisma.PostRevisionSelect

type Row = Prisma.PostRevisionGetPayload<{ select: typeof select }>

const toRevision = ({ staff, ...row }: Row): PostRevision => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  staffName: staff?.name ?? null,
})

/** A post's columns as they are saved. */
type State = Pick<Row, keyof typeof postFields>

const kept = Object.keys(postFields) as (keyof State)[]

/**
 * Keeps what is saved, of drafts too: they are what somebody writes for days. A save that changes nothing a revision
 * holds leaves none, unless it is given a name.
 */
export async function keepPostState(
  tx: Transaction,
  postId: string,
  state: State,
  before: State | null,
  { staffId, name = '' }: Saving,
): Promise<void> {
  const isSame = before && kept.every((field) => field === 'version' || before[field] === state[field])
  if (isSame && !name) return
  const fields = Object.fromEntries(kept.map((field) => [field, state[field]])) as State
  const data = { ...fields, name, staffId, postId }
  const { id } = await tx.postRevision.create({ data, select: { id: true } })
  await notePostRevision(tx, id, state)
  await thinPostRevisions(tx, postId)
}

/** The kept states of a post, newest first, without their texts: of the last 200. */
export async function listPostRevisions(postId: string): Promise<Omit<PostRevision, 'content'>[]> {
  const db = await database()
  const { content: _content, ...columns } = select
  const rows = await db.postRevision.findMany({
    where: { postId },
    select: columns,
    orderBy: [{ createdAt: 'desc' }, { version: 'desc' }, { id: 'desc' }],
    take: 200,
  })
  return rows.map(({ staff, ...row }) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    staffName: staff?.name ?? null,
  }))
}

/** Whether one of a post's kept states is that version of it. */
export async function hasPostRevision(postId: string, version: number): Promise<boolean> {
  const db = await database()
  return (await db.postRevision.count({ where: { postId, version } })) > 0
}

/** One kept state of a post, or null. */
export async function getPostRevision(postId: string, id: string): Promise<PostRevision | null> {
  const db = await database()
  const row = await db.postRevision.findUnique({ where: { id, postId, post: present }, select })
  return row && toRevision(row)
}

/** A state of a post that somebody wants kept; it was never saved on the post. */
type PostRevisionInput = Omit<PostRevision, 'id' | 'version' | 'createdAt' | 'staffName'>

/** Keeps a state of a post under a name and leaves the post as it is. Throws `not-found`. */
export async function addPostRevision(
  postId: string,
  input: PostRevisionInput,
  staffId?: string,
): Promise<PostRevision> {
  return write(async (db) => {
    if (!(await db.post.findUnique({ where: { id: postId, ...present }, select: { id: true } })))
      throw new AppError('not-found')
    return db.$transaction(async (tx) => {
      const row = await tx.postRevision.create({ data: { ...input, postId, staffId, version: 0 }, select })
      await notePostRevision(tx, row.id, row)
      return toRevision(row)
    })
  })
}
