import { counted } from '@/lib/text/counted'
import { type ExportItem } from './read-export'
import { type LeftOut } from './types'
import { plainWords } from './words'

const kinds: Record<string, { what: string; why: string }> = {
  attachment: {
    what: 'Pictures and files',
    why: 'The file only names them. Upload the pictures you want to the library, under the same names, before you import.',
  },
  nav_menu_item: { what: 'Menu entries', why: 'This site has its own menu.' },
  wp_navigation: { what: 'Menus', why: 'This site has its own menu.' },
  revision: { what: 'Earlier versions', why: 'Only the latest version comes.' },
  trash: { what: 'Posts and pages from the trash', why: 'They were deleted there.' },
}
const design = { what: 'Design and settings', why: 'This site has its own design.' }
const isDesign =
  /^(?:wp_template|wp_template_part|wp_global_styles|wp_block|custom_css|customize_changeset|oembed_cache|user_request|wp_font_\w+)$/
const longestList = 50

/** Groups what isn't imported by kind, with the reason. Comments and tags of imported entries are counted too. */
export function listLeftOut(items: readonly ExportItem[], wantedItems: readonly ExportItem[]): LeftOut[] {
  const groups = new Map<string, LeftOut>()
  const note = (kind: { what: string; why: string }, name: string, count = 1) => {
    const group = groups.get(kind.what) ?? { ...kind, count: 0, names: [] }
    group.count += count
    if (name && group.names.length < longestList) group.names.push(name)
    groups.set(kind.what, group)
  }
  for (const { type, status, title, attachmentUrl, slug } of items) {
    const name = plainWords(title) || attachmentUrl || slug
    if (type === 'post' || type === 'page') note(kinds[status === 'inherit' ? 'revision' : 'trash']!, name)
    else if (Object.hasOwn(kinds, type)) note(kinds[type]!, name)
    else if (isDesign.test(type)) note(design, name)
    else
      note(
        { what: `Entries of the kind “${type.slice(0, 40)}”`, why: 'This site has nothing like it.' },
        name,
      )
  }
  for (const { comments, tags, title } of [...wantedItems]) {
    if (comments > 0)
      note(
        { what: 'Comments', why: 'This blog has no comments.' },
        `${plainWords(title)}: ${counted(comments, 'comment')}`,
        comments,
      )
    for (const tag of tags) {
      const name = plainWords(tag)
      const isListed = groups.get('Tags')?.names.includes(name)
      if (!isListed) note({ what: 'Tags', why: 'A post has a category here, and no tags.' }, name)
    }
  }
  return [...groups.values()]
}
