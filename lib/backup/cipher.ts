import 'server-only'
import { Readable } from 'node:stream'
import { type ReadableStream } from 'node:stream/web'

// Encrypted by age (age-encryption.org), so that its own program opens a backup too: age -d -i key.txt FILE. Loaded only if there
// is a key.
const age = () => import('age-encryption')

/** Returns a new key for BACKUP_KEY. */
export const newKey = async (): Promise<string> => (await age()).generateX25519Identity()

export async function encrypt(plain: Readable, key: string): Promise<Readable> {
  const { Encrypter, identityToRecipient } = await age()
  const encrypter = new Encrypter()
  encrypter.addRecipient(await identityToRecipient(key))
  return fromWeb(await encrypter.encrypt(toWeb(plain)))
}

/** Decrypts a stream. @throws Error with one clear line if the key is missing or wrong */
export async function decrypt(source: Readable, key: string | undefined): Promise<Readable> {
  if (!key) throw new Error('this backup is encrypted: set BACKUP_KEY to the key it was made with')
  const { Decrypter } = await age()
  const decrypter = new Decrypter()
  decrypter.addIdentity(key)
  try {
    return fromWeb(await decrypter.decrypt(toWeb(source)))
  } catch (error) {
    const isWrongKey = /no identity matched/.test(String(error))
    throw new Error(
      isWrongKey
        ? 'this backup was made with another key than BACKUP_KEY'
        : 'the file is damaged or cut short',
      { cause: error },
    )
  }
}

// Node's types for its web streams and the browser's, which the library uses, differ.
const toWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>
const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as unknown as ReadableStream)
