import 'server-only'
import { hashOfToken, newToken } from '@/lib/auth/token'
import { type StoredPage } from '@/lib/content-types'
import { getWorkingPage } from '@/lib/data/page-drafts'
import { pageOfPreview, setPreviewLink } from '@/lib/data/preview-links'
import { env } from '@/lib/env'

/** Makes a page's preview link, which is shown this once; the one before works no more. @throws AppError not-found */
export async function makePreviewLink(id: string): Promise<string> {
  const { token, tokenHash } = newToken()
  await setPreviewLink(id, tokenHash)
  return `${env().SITE_URL}/preview/${token}`
}

/** The page that a preview link leads to, as staff have saved it; null for a link that works no more. */
export async function getPreviewedPage(token: string): Promise<StoredPage | null> {
  const id = await pageOfPreview(hashOfToken(token))
  return id === null ? null : getWorkingPage(id)
}
