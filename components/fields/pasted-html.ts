// Turns the clipboard HTML of Word and Google Docs into what an editor with two heading levels understands. Each
// element is visited a fixed number of times.

/** A pasted picture; `key` is the data-pending of its placeholder. */
export type PastedPicture = { key: string; file: File }

type Pasted = {
  html: string
  pictures: PastedPicture[]
  /** The number of pictures that were left out: files of another machine, or on another site. */
  leftOut: number
}

/** Returns the level of a heading of Word or Google Docs, 1 to 6; null for other elements. */
function headingLevel(element: Element): number | null {
  const tag = /^H([1-6])$/.exec(element.tagName)
  if (tag) return Number(tag[1])
  if (element.tagName !== 'P') return null
  if (element.getAttribute('role') === 'heading') return Number(element.getAttribute('aria-level')) || 2
  const className = /\bMso(?:Title|Heading([1-6]))\b/.exec(element.className)
  return className ? Number(className[1] ?? 1) : null
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** Makes the highest heading level of a text h2, and all below h3. */
function levelHeadings(body: Element): void {
  const headings: { element: Element; level: number }[] = []
  for (const element of body.querySelectorAll('h1, h2, h3, h4, h5, h6, p[role=heading], p[class^=Mso]')) {
    const level = headingLevel(element)
    if (level !== null) headings.push({ element, level })
  }
  const hasFirst = headings.some(({ level }) => level === 1)
  for (const { element, level } of headings) {
    const tag = level <= (hasFirst ? 1 : 2) ? 'h2' : 'h3'
    // Only if needed: copies from the editor itself have an attribute about their cut, which a new element would lose.
    if (element.tagName !== tag.toUpperCase()) rename(element, tag)
  }
}

type Item = { element: Element; list: string; level: number; tag: 'ul' | 'ol'; start: number }

const styleOf = (element: Element) => element.getAttribute('style') ?? ''
const deepest = 9

/** Reads a list entry of Word, which is a paragraph with its bullet or number in front. */
function listItem(element: Element): Item | null {
  const [, list, level] = /mso-list:\s*(l\d+)\s+level(\d+)/i.exec(styleOf(element)) ?? []
  const className = /\bMsoList(Bullet|Number)(\d?)/.exec(element.className)
  if (element.tagName !== 'P' || (!level && !className)) return null
  const mark = [...element.querySelectorAll('span[style]')].find((span) =>
    /mso-list:\s*ignore/i.test(styleOf(span)),
  )
  const text = mark?.textContent?.trim() ?? ''
  mark?.remove()
  const isNumbered = mark ? /^\(?[0-9a-z]{1,5}[.)]/i.test(text) : className?.[1] === 'Number'
  return {
    element,
    list: list ?? className?.[1] ?? '',
    level: Math.min(deepest, Number(level ?? className?.[2]) || 1),
    tag: isNumbered ? 'ol' : 'ul',
    start: Number(/^\(?(\d+)/.exec(text)?.[1] ?? 1),
  }
}

/** Makes lists, also nested ones, of the list paragraphs that follow each other. */
function buildLists(body: Element): void {
  const { ownerDocument } = body
  /** The open lists from the outermost to the innermost, with their last entries. */
  let open: { root: Element; level: number; tag: string; list: string; last: Element | null }[] = []
  let end: Element | null = null
  for (const paragraph of body.querySelectorAll('p')) {
    const item = listItem(paragraph)
    if (!item) continue
    if (end === null || paragraph.previousElementSibling !== end) open = []
    while (open.length > 0 && open.at(-1)!.level > item.level) open.pop()
    const current = open.at(-1)
    if (current?.level === item.level && (current.tag !== item.tag || current.list !== item.list)) open.pop()
    if (open.at(-1)?.level !== item.level) {
      const root = ownerDocument.createElement(item.tag)
      if (item.tag === 'ol' && item.start > 1) root.setAttribute('start', `${item.start}`)
      const parent = open.at(-1)?.last
      if (parent) parent.append(root)
      else paragraph.before(root)
      open.push({ root, level: item.level, tag: item.tag, list: item.list, last: null })
    }
    const entry = ownerDocument.createElement('li')
    const text = ownerDocument.createElement('p')
    text.append(...paragraph.childNodes)
    entry.append(text)
    const inner = open.at(-1)!
    inner.root.append(entry)
    inner.last = entry
    end = open[0]!.root
    paragraph.remove()
  }
}

/** Moves nested lists, which Google Docs puts beside their entry, into it. */
function nestLists(body: Element): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const entry = list.previousElementSibling
    if (entry?.tagName === 'LI') entry.append(list)
  }
}

/** Removes Word's conditional comments and namespaced elements. */
function dropOfficeMarkup(body: Element): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
  for (const empty of body.querySelectorAll('style, meta, link, xml')) empty.remove()
  for (const element of body.querySelectorAll('*'))
    if (element.tagName.startsWith('O:') && !element.textContent?.trim()) element.remove()
}

/** Returns the picture of a data: address as a file; null if there is none. */
function fileOf(src: string, number: number): File | null {
  const [head = '', data] = src.split(',', 2)
  const [, format] = /^data:image\/([\w.-]+)[^,]*;base64$/i.exec(head) ?? []
  if (!format || !data) return null
  try {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
    return new File([bytes], `Pasted picture ${number}.${format}`, { type: `image/${format}` })
  } catch {
    return null
  }
}

/** Office marks its HTML, and adds a picture of the text to the clipboard. */
const officeMark = /urn:schemas-microsoft-com:office|class="?Mso/i

let pastedBefore = 0

/** Marks pictures that come along, from their data: address or `files`, and removes the others. */
function takePictures(images: HTMLImageElement[], files: readonly File[] | undefined) {
  const isData = ({ src }: HTMLImageElement) => src.startsWith('data:')
  const elsewhere = images.filter((image) => !isData(image))
  // Only if each has its file: one file may show all that was copied.
  const matching = files?.length === elsewhere.length ? files : []
  const pictures: PastedPicture[] = []
  for (const image of images) {
    const file = isData(image) ? fileOf(image.src, pictures.length + 1) : matching[elsewhere.indexOf(image)]
    if (!files || !file) {
      image.remove()
      continue
    }
    pastedBefore += 1
    const key = `${pastedBefore}`
    pictures.push({ key, file })
    image.removeAttribute('src')
    image.dataset.pending = key
  }
  return pictures
}

/**
 * Cleans pasted HTML for the editor; `keeps` decides which pictures stay. `files` are the clipboard's; without
 * them no pictures come along.
 */
export function tidyPasted(html: string, keeps: (src: string) => boolean, files?: readonly File[]): Pasted {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  dropOfficeMarkup(body)
  buildLists(body)
  nestLists(body)
  levelHeadings(body)
  const images = [...body.querySelectorAll('img')].filter((image) => !keeps(image.getAttribute('src') ?? ''))
  const isOfWords = officeMark.test(html) && body.textContent?.trim() !== ''
  const pictures = takePictures(images, files && isOfWords ? [] : files)
  return { html: body.innerHTML, pictures, leftOut: images.length - pictures.length }
}
