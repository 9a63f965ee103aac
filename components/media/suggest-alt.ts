import { type LibraryPicture } from '@/lib/media/types'

/** Names that cameras, phones and messengers give, and other words without meaning. */
const empty =
  /^(img|dscn?|dscf|pxl|mvimg|gopr|dji|photo|foto|image|picture|pic|screenshot|screen|shot|whats|app|signal|fb|inline|untitled|unnamed|scan|snapchat|capture|download|received|edited|edit|copy|final|new|web|small|large|hero|file|jpe?g|png|webp|heic|at|of|the|at|am|pm)$/i

function wordsOfName(name: string): string {
  const words = name
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[^\p{L}’']+/u)
    .filter(Boolean)
  const telling = words.filter((word) => word.length > 2 && !empty.test(word))
  // A word without vowels is a code.
  if (telling.length < 2 || telling.some((word) => !/[aeiouyà-ÿ]/i.test(word))) return ''
  const text = words.filter((word) => telling.includes(word) || word.length <= 3).join(' ')
  return `${text[0]?.toUpperCase()}${text.slice(1).toLowerCase()}`
}

/**
 * Suggests an alt text: what the picture is chosen for (`about`), the project that shows it, its file's name,
 * or the page's subject (`topic`). Staff have to accept it; it is never stored by itself.
 */
export function suggestAlt(
  { name, uses }: Pick<LibraryPicture, 'name' | 'uses'>,
  about = '',
  topic = '',
): string {
  const project = uses.find(({ href, inTrash }) => !inTrash && href?.startsWith('/admin/content/projects/'))
  return about.trim() || project?.label || wordsOfName(name) || topic.trim()
}
