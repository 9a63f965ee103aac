import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { keepLead } from '@/lib/leads/take-lead'
import { temporaryDatabase } from '../data/temporary-database'

const database = temporaryDatabase()

test('while nobody knows how much is held, it isn’t taken for nothing: a held lead is kept short', async () => {
  await database.takeAway()
  const said = { source: 'contact' as const, name: 'Ann', phone: '845 555 0199', message: 'a'.repeat(5_000) }
  const request = new Request('http://localhost:3000/api/contact', { method: 'POST' })
  const { id, challenge } = await keepLead(said, { key: '', homepage: '', elapsed: 400 } as never, request)
  expect(challenge).toBeTruthy()
  const spool = path.join(database.folder(), 'spool')
  expect(readdirSync(spool)).toEqual([`${id}.json`])
  const { message } = JSON.parse(readFileSync(path.join(spool, `${id}.json`), 'utf8')) as { message: string }
  expect(message).toHaveLength(300)
  await database.bringBack()
})
