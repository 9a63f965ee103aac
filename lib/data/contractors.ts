import 'server-only'
import { isPostgres } from '@/lib/database-url.mjs'
import { env } from '@/lib/env'
import { listOtherContractors, seeAllContractors } from '@/lib/several-contractors.mjs'
import { database, type Transaction, type Writer } from './client'

/** Lists the contractors that an earlier version had beside the default one; a database of this version has none. */
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
