import 'server-only'
import type { Post } from '@/lib/content-types'
import { postPlainText } from '@/lib/page-document/post-text'
import { fold } from '@/lib/text/fold'
import { database, write } from './client'

type Texts = Pick<Post, 'title' | 'slug' | 'town' | 'category' | 'excerpt' | 'content'>

/** Returns the folded texts of a post, without markup, by which it is found. */
export const postSearchText = ({ title, slug, town, category, excerpt, content }: Texts): string =>
  fold([title, slug, town, category, excerpt, postPlainText(content)].filter(Boolean).join('\n'))

const atOnce = 200

/** Adds the search texts of posts that were stored before there were any; once when the server starts. */
export async function addMissingPostTexts(): Promise<void> {
  const db = await database()
  for (;;) {
    const rows = await db.post.findMany({
      where: { searchText: '' },
      select: {
        id: true,
        title: true,
        slug: true,
        town: true,
        category: true,
        excerpt: true,
        content: true,
        updatedAt: true,
      },
      take: atOnce,
    })
    await write((db) =>
      db.$transaction(
        rows.map(({ id, updatedAt, ...texts }) =>
          // Not a save: search engines are told when a post changed.
          db.post.updateMany({
            where: { id, searchText: '' },
            data: { searchText: postSearchText(texts), updatedAt },
          }),
        ),
      ),
    )
    if (rows.length < atOnce) return
  }
}
