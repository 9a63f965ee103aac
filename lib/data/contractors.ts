import 'server-only'
import { isPostgres } from '@/lib/database-url.mjs'
import { env } from '@/lib/env'
import { listOtherContractors, seeAllContractors } from '@/lib/several-contractors.mjs'
import { database, type Transaction, type Writer } from './client'

/** The contractors that an earlier version has put beside the default one; none in a database of this version. */
export async function otherContractors(): Promise<string[]> {
  const db = (await database()) as Writer
  const query = async (client: Pick<Transaction, '$queryRawUnsafe'>, sql: string) =>
    (await client.$queryRawUnsafe<{ value: string }[]>(sql)).map(({ value }) => value)
  if (!isPostgres(env().DATABASE_URL)) return listOtherContractors((sql) => query(db, sql), false)
  return db.$transaction(async (tx) => {
    await tx.$executeRawUnsafe(seeAllContractors)
    return listOtherContractors((sql) => query(tx, sql), true)
  })
}
