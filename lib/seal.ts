import 'server-only'
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { derivedKey } from './secret'

// Encrypts secrets in the database with a key derived from the session's secret, so that a copy of the database alone
// reveals none.

const cipher = 'aes-256-gcm'

/** Seals a text for one purpose and one owner: it can't be opened in another's row. */
export function seal(purpose: string, text: string, owner: string): string {
  const iv = randomBytes(12)
  const sealing = createCipheriv(cipher, derivedKey(purpose), iv).setAAD(Buffer.from(owner))
  const encrypted = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return [iv, sealing.getAuthTag(), encrypted].map((part) => part.toString('base64url')).join('.')
}

/** Opens a sealed text; null if it isn't this owner's, or was sealed with another secret of the site. */
export function openSealed(purpose: string, sealedText: string, owner: string): string | null {
  const [iv, tag, text] = sealedText.split('.').map((part) => Buffer.from(part, 'base64url'))
  if (!iv || !tag || !text) return null
  try {
    const opening = createDecipheriv(cipher, derivedKey(purpose), iv, { authTagLength: 16 })
      .setAAD(Buffer.from(owner))
      .setAuthTag(tag)
    return Buffer.concat([opening.update(text), opening.final()]).toString('utf8')
  } catch {
    return null
  }
}
