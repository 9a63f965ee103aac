import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { blocksIn } from '@/lib/page-document/stored'
import { isRecord, isText } from '@/lib/type-guards'
import { database, type Reader, type Transaction, write } from './client'
import { parseJsonList, type Origin } from './json'
import { readSetting, storeSetting } from './setting-rows'

// The pictures that pages, posts and their revisions mention, updated with every save: finding a picture's uses
// reads none of the documents.

type Mention = { picture: string; place: string }
type Document = { content: string; components: string }

const mention = /\/media\/([0-9a-f]{32})\/|\/images\/[\w-]+\.webp/g

/** Returns the pictures in a text: the hash of an uploaded one, the path of a built-in one. */
export const picturesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(mention)].map(([path, hash]) => hash ?? path))

const isBlock = (value: unknown): value is { type: string; config: unknown } =>
  isRecord(value) && isText(value.type)

function mentionsIn({ content, components }: Document, origin: Origin): Mention[] {
  const mentionsOf = (text: string, place: string) =>
    [...picturesIn(text)].map((picture) => ({ picture, place }))
  const blocks = parseJsonList(components, isBlock, origin, blocksIn)
  const inBlocks = blocks.flatMap(({ type, config }) =>
    mentionsOf(JSON.stringify(config ?? ''), type.replaceAll('-', ' ')),
  )
  return [...mentionsOf(content, ''), ...inBlocks]
}

/** Stores what a page and its waiting draft mention. */
export async function notePage(
  tx: Transaction,
  id: string,
  page: Document,
  waiting?: Pick<Document, 'components'> | null,
): Promise<void> {
  const origin = { model: 'Page', id, field: 'components' }
  const pageMentions = [page, ...(waiting ? [{ content: '', ...waiting }] : [])].flatMap((part) =>
    mentionsIn(part, origin),
  )
  const mentions = [
    ...new Map(pageMentions.map((mention) => [`${mention.picture} ${mention.place}`, mention])).values(),
  ]
  await tx.mediaMention.deleteMany({ where: { kind: 'page', ownerId: id } })
  await noteAll(tx, 'page', id, mentions)
}

/** Stores what a revision mentions. Its state is JSON and never changes. */
export const noteRevision = (tx: Transaction, id: string, state: string): Promise<void> =>
  noteText(tx, 'revision', id, state)

const noteText = (tx: Transaction, kind: Kind, id: string, text: string): Promise<void> =>
  noteAll(
    tx,
    kind,
    id,
    [...picturesIn(text)].map((picture) => ({ picture, place: '' })),
  )

type PostTexts = { featuredImage: string; content: string }

/** Stores what a post mentions. */
export async function notePost(
  tx: Transaction,
  id: string,
  { featuredImage, content }: PostTexts,
): Promise<void> {
  await tx.mediaMention.deleteMany({ where: { kind: 'post', ownerId: id } })
  await noteText(tx, 'post', id, `${featuredImage} ${content}`)
}

type Kind = 'page' | 'post' | 'revision'

async function noteAll(tx: Transaction, kind: Kind, ownerId: string, mentions: Mention[]) {
  if (mentions.length > 0)
    await tx.mediaMention.createMany({ data: mentions.map((mention) => ({ ...mention, kind, ownerId })) })
}

// The value is this code's version: true meant pages only.
const key = 'media-mentions'
const notedKind = 'posts'

/** Stores the mentions of records from before there were any, once in a site's life. */
export async function noteEarlierMentions(): Promise<void> {
  const isNoted = async (db: Pick<Reader, 'setting'>) => (await readSetting(db, key)) === notedKind
  if (await isNoted(await database())) return
  await write(async (db) => {
    if (await isNoted(db)) return
    await db.$transaction(
      async (tx) => {
        await tx.mediaMention.deleteMany({})
        const document = { id: true, content: true, components: true } as const
        const texts = { id: true, content: true, featuredImage: true } as const
        await eachRow(
          (part) => tx.page.findMany({ ...part, select: { ...document, draftId: true } }),
          async ({ id, draftId, ...page }) => {
            const where = { id: draftId ?? '' }
            const waiting = draftId && (await tx.revision.findUnique({ where, select: { state: true } }))
            await notePage(tx, id, page, waiting ? (JSON.parse(waiting.state) as Document) : null)
          },
        )
        await eachRow(
          (part) => tx.post.findMany({ ...part, select: texts }),
          ({ id, ...post }) => notePost(tx, id, post),
        )
        await eachRow(
          (part) => tx.revision.findMany({ ...part, select: { id: true, state: true } }),
          ({ id, state }) => noteRevision(tx, id, state),
        )
        await storeSetting(tx, key, notedKind)
      },
      { timeout: 60 * 60_000 },
    )
  })
}

type Part = { where: { id: { gt: string } }; orderBy: { id: 'asc' }; take: number }

/** Runs a function for every row of a table. Few rows are in memory at once, and other requests get their turn. */
async function eachRow<Row extends { id: string }>(
  read: (part: Part) => Promise<Row[]>,
  use: (row: Row) => Promise<void>,
): Promise<void> {
  const take = 20
  for (let after = ''; ;) {
    const rows = await read({ where: { id: { gt: after } }, orderBy: { id: 'asc' }, take })
    for (const row of rows) await use(row)
    const last = rows.at(-1)
    if (!last || rows.length < take) return
    after = last.id
    await setImmediate()
  }
}
