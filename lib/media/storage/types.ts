/** A file of an uploaded picture: the picture's hash and the version's name, such as "640.webp". */
export type StoredFile = { hash: string; name: string; bytes: number }
/** A version as it is to be kept. */
export type NewFile = { name: string; data: Buffer }

/**
 * Where uploaded pictures and their versions are kept: a folder, or a bucket (decision 045). Files are never changed in
 * their place; whoever knows a hash knows what is behind it.
 * @throws AppError storage-away from each call, where the storage doesn't answer
 */
export type PictureStorage = {
  /** A file's bytes, or null where there is none. */
  read: (hash: string, name: string) => Promise<Buffer | null>
  /** The names of a picture's files; none for a picture that isn't there. */
  names: (hash: string) => Promise<string[]>
  /** Every file of every picture. */
  list: () => AsyncIterable<StoredFile>
  /** Keeps a picture: once this returns all its files are there; when it throws, the picture counts as not there. */
  store: (hash: string, files: readonly NewFile[]) => Promise<void>
  /** Puts one file in the place of another. */
  put: (hash: string, file: NewFile) => Promise<void>
  /** Removes a picture with all its files. */
  remove: (hash: string) => Promise<void>
  /** Gives every file a second name, or a copy, below a folder, as `<hash>/<name>`; what lies there already stays. */
  copyInto: (folder: string) => Promise<void>
  /** Looks whether the storage can be read. */
  check: () => Promise<void>
}

/** A picture's hash: nothing else becomes part of a path or a key. */
export const isHash = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)
/** A version's name. */
export const isVersion = (text: string): boolean => /^\d{1,5}\.(avif|webp)$/.test(text)

/** @throws Error for what can't be a picture's file: a mistake of our own */
export function checkNames(hash: string, ...names: string[]): void {
  if (!isHash(hash)) throw new Error('not a hash')
  if (!names.every(isVersion)) throw new Error('not the name of a version')
}
