import { counted } from '@/lib/text/counted'
import { inWords } from '@/lib/text/in-words'

// The photos and files of a lead in one text, because a lead's fields are texts: ids separated by blanks. After the id of
// a document that staff have added comes its name: "0123…:contract.pdf".

/** The most photos and files of a lead, those of staff included. */
export const maxLeadFiles = 40
/** In characters; the end, which says what kind of file it is, stays. */
const longestName = 120

/** A photo or, with a name, a document. */
export type LeadFile = { id: string; name: string }

/** Reads the text of a lead's field. */
export const leadFiles = (photos: string): LeadFile[] =>
  photos.split(' ').flatMap((entry) => {
    const [, id = '', name = ''] = /^([0-9a-f]{32})(?::(\S+))?$/.exec(entry) ?? []
    return id ? [{ id, name: decodeName(name) }] : []
  })

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return 'document.pdf'
  }
}

/** Returns the text of a lead's field. */
export const leadFilesText = (files: readonly LeadFile[]): string =>
  files
    .map(({ id, name }) =>
      name ? `${id}:${encodeURIComponent(name.slice(-longestName).toWellFormed())}` : id,
    )
    .join(' ')

/** Returns "2 photos and contract.pdf". */
export function leadFilesName(files: readonly LeadFile[]): string {
  const photos = files.filter(({ name }) => !name).length
  const names = files.flatMap(({ name }) => name || [])
  return inWords([...(photos > 0 ? [counted(photos, 'photo')] : []), ...names])
}

/** Returns the address of a document, for staff only; it is saved under its name. */
export const leadDocumentPath = ({ id, name }: LeadFile): string =>
  `/api/private-files/${id}?name=${encodeURIComponent(name)}`
