import 'server-only'
import { type NewsSignup } from '@/lib/content-types'
import { AppError } from '@/lib/errors'
import { database, write } from './client'

const select = { id: true, email: true, text: true, page: true, createdAt: true } as const

/** Lists those who asked for news, latest first. */
export async function listNewsSignups(): Promise<NewsSignup[]> {
  const db = await database()
  const rows = await db.newsSignup.findMany({ select, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] })
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** Returns true if news were asked for with this address. */
export async function isSignedUp(email: string): Promise<boolean> {
  const db = await database()
  return (await db.newsSignup.count({ where: { email: email.toLowerCase() } })) > 0
}

/** Takes an address off the list. @throws AppError not-found */
export async function removeNewsSignup(id: string): Promise<void> {
  const { count } = await write((db) => db.newsSignup.deleteMany({ where: { id } }))
  if (count === 0) throw new AppError('not-found')
}
