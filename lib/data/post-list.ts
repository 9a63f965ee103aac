import 'server-only'
import type { PostRow } from '@/lib/content-types'
import { mostSelected } from '@/lib/schemas/many'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { database } from './client'
import { present } from './page-fields'
import { hidden, scheduleNow, visible } from './page-schedule'
import { shownDate } from './post-order'

type PostsShown = 'all' | 'published' | 'drafts'

type PostsAsked = {
  shown: PostsShown
  /** Folded parts of words, all of which are found in a post. */
  parts: readonly string[]
  category: string
  town: string
  oldestFirst: boolean
  /** From 1. */
  page: number
  pageSize: number
}

/** A page of the list: its rows, the number on all pages, and the choices to narrow it. */
type PostsPart = {
  rows: PostRow[]
  total: number
  counts: Record<PostsShown, number>
  categories: string[]
  towns: string[]
}

const select = {
  id: true,
  title: true,
  slug: true,
  featuredImage: true,
  town: true,
  category: true,
  isPublished: true,
  isSample: true,
  publishedAt: true,
  publishAt: true,
  unpublishAt: true,
  version: true,
} satisfies Prisma.PostSelect

type Row = Prisma.PostGetPayload<{ select: typeof select }>

const toRow = (row: Row): PostRow => ({ ...row, ...scheduleNow(row), publishedAt: shownDate(row) })

const whereOf = (): Record<PostsShown, Prisma.PostWhereInput> => ({
  all: present,
  published: visible(),
  drafts: hidden(),
})

type PostsFilter = Pick<PostsAsked, 'shown' | 'parts' | 'category' | 'town'>

const matching = ({ shown, parts, category, town }: PostsFilter): Prisma.PostWhereInput => ({
  AND: [
    whereOf()[shown],
    ...parts.map((part) => ({ searchText: { contains: part } })),
    category ? { category } : {},
    town ? { town } : {},
  ],
})

/** Lists the posts of a filter, as many as can be selected. */
export async function listMatchingPosts(filter: PostsFilter): Promise<{ id: string; name: string }[]> {
  const db = await database()
  const select = { id: true, title: true }
  const rows = await db.post.findMany({ where: matching(filter), select, take: mostSelected })
  return rows.map(({ id, title }) => ({ id, name: title }))
}

/** Returns one page of staff's list of posts: drafts and scheduled ones first, then by date. */
export async function listPostRows(options: PostsAsked): Promise<PostsPart> {
  const db = await database()
  const conditions = whereOf()
  const where = matching(options)
  const sort = options.oldestFirst ? 'asc' : 'desc'
  const orderBy: Prisma.PostOrderByWithRelationInput[] = [
    { publishedAt: { sort, nulls: options.oldestFirst ? 'last' : 'first' } },
    { createdAt: sort },
    { id: 'asc' },
  ]
  const [rows, total, all, published, categories, towns] = await Promise.all([
    db.post.findMany({
      where,
      select,
      orderBy,
      skip: (options.page - 1) * options.pageSize,
      take: options.pageSize,
    }),
    db.post.count({ where }),
    db.post.count({ where: conditions.all }),
    db.post.count({ where: conditions.published }),
    listUsed('category'),
    listUsed('town'),
  ])
  return {
    rows: rows.map(toRow),
    total,
    counts: { all, published, drafts: all - published },
    categories,
    towns,
  }
}

/** Returns the categories, or towns, that posts have, in alphabetical order. */
export async function listUsed(field: 'category' | 'town'): Promise<string[]> {
  const db = await database()
  const groups = await db.post.groupBy({ by: field, where: { ...present, NOT: { [field]: '' } } })
  return groups.map((group) => group[field]).sort((a, b) => a.localeCompare(b))
}
