import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { manifestFile, pictureHash, siteManifest, type SiteManifest } from '@/lib/schemas/site-file'
import { isRecord } from '@/lib/type-guards'

// A manifest grows with the number of pictures, and can't be trusted. Its two long lists are read item by item, so that it
// never needs much memory or time at once. The rest of it is a few lines.

/** The most files, and the most lost pictures, that a manifest may list: some 14,000 pictures in all their widths. */
export const mostListed = 200_000
/** Of a manifest without its lists, and of an item of them, in characters. */
const longestHead = 64 * 1024
const longestItem = 1_000

type ListName = 'missing' | 'files'
type Lists = Pick<SiteManifest, ListName>

/** The contents of a manifest; `head` alone if only that can be read. */
type Read = { head: unknown; manifest: SiteManifest | null }

/** @returns null where it isn't JSON, or larger than any that this site has made */
export async function readManifest(bytes: AsyncIterable<Buffer>): Promise<Read | null> {
  const lists: Lists = { missing: [], files: [] }
  let areListsValid = true
  const scanner = new ManifestScanner((name, item) => {
    const value = parseText(item)
    const file = name === 'files' ? manifestFile.safeParse(value) : null
    if (file?.success) lists.files.push(file.data)
    else if (name === 'missing' && typeof value === 'string' && pictureHash.test(value))
      lists.missing.push(value)
    else areListsValid = false
  })
  const decoder = new TextDecoder()
  for await (const chunk of bytes) {
    scanner.read(decoder.decode(chunk, { stream: true }))
    if (scanner.isTooLarge || lists.files.length > mostListed || lists.missing.length > mostListed)
      return null
    // Others are answered between two pieces.
    await setImmediate()
  }
  const head = parseText(scanner.head)
  if (!isRecord(head)) return null
  const manifest = siteManifest.safeParse(head)
  return { head, manifest: areListsValid && manifest.success ? { ...manifest.data, ...lists } : null }
}

/** Parses JSON; undefined for any other text. */
export function parseText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const listStart = /"(missing|files)"\s*:\s*$/

/** Extracts the items of the two lists from a manifest's text, which arrives in pieces. */
class ManifestScanner {
  /** The text without the items. */
  head = ''
  isTooLarge = false
  private item = ''
  private list: ListName | null = null
  private depth = 0
  private isInString = false
  private isEscaped = false

  constructor(private readonly onItem: (list: ListName, item: string) => void) {}

  read(text: string): void {
    let from = 0
    for (let index = 0; index < text.length && !this.isTooLarge; index += 1) {
      const character = text[index]
      if (this.isInString) {
        if (this.isEscaped) this.isEscaped = false
        else if (character === '\\') this.isEscaped = true
        else if (character === '"') this.isInString = false
      } else if (character === '"') this.isInString = true
      else if (character === '[' || character === '{') {
        this.depth += 1
        if (character === '[' && this.depth === 2) {
          this.take(text.slice(from, index))
          from = index
          const name = listStart.exec(this.head.slice(-30))?.[1] as ListName | undefined
          if (name) {
            this.take('[')
            this.list = name
            from = index + 1
          }
        }
      } else if (character === ']' || character === '}') {
        if (this.list && this.depth === 2) {
          this.endItem(text.slice(from, index))
          this.list = null
          from = index
        }
        this.depth -= 1
      } else if (character === ',' && this.list && this.depth === 2) {
        this.endItem(text.slice(from, index))
        from = index + 1
      }
    }
    this.take(text.slice(from))
  }

  private take(text: string): void {
    if (this.list) this.item += text
    else this.head += text
    if (this.item.length > longestItem || this.head.length > longestHead) this.isTooLarge = true
  }

  private endItem(text: string): void {
    this.take(text)
    if (this.list && this.item.trim() && !this.isTooLarge) this.onItem(this.list, this.item)
    this.item = ''
  }
}
