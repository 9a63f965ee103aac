/** A file of an uploaded picture: its hash and the version's name, e.g. "640.webp"; a document is "file.pdf". */
export type StoredFile = { hash: string; name: string; bytes: number }
/** `media` holds what the site shows, `private` what only staff see. */
export const storageFolders = ['media', 'private'] as const
export type StorageFolder = (typeof storageFolders)[number]
export type NewFile = { name: string; data: Buffer }

/**
 * The place of uploaded pictures and their versions: a folder or a bucket (decision 045). Files are never
 * changed in place, so a hash always names the same bytes.
 * @throws AppError storage-away from each call if the storage doesn't answer
 */
export type PictureStorage = {
  read: (hash: string, name: string) => Promise<Buffer | null>
  names: (hash: string) => Promise<string[]>
  list: () => AsyncIterable<StoredFile>
  /** Stores all files of a picture or, if it throws, none. */
  store: (hash: string, files: readonly NewFile[]) => Promise<void>
  put: (hash: string, file: NewFile) => Promise<void>
  remove: (hash: string) => Promise<void>
  /** Links or copies every file below a folder, as `<hash>/<name>`, and skips existing ones. */
  copyInto: (folder: string) => Promise<void>
  check: () => Promise<void>
}

/** Returns true for a picture's hash. Nothing else becomes part of a path or a key. */
export const isHash = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)
export const isVersion = (text: string): boolean => /^(\d{1,5}\.(avif|webp)|file\.pdf)$/.test(text)

/** @throws Error for anything but a picture's file: a bug */
export function checkNames(hash: string, ...names: string[]): void {
  if (!isHash(hash)) throw new Error('not a hash')
  if (!names.every(isVersion)) throw new Error('not the name of a version')
}
