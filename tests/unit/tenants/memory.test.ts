// What a process keeps in memory and on the disk is each contractor's own.
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { attempt, fromAddress, onAccount } from '@/lib/auth/attempts'
import { authOptions, callbackCookie, nextAuthOrigin, sessionCookie } from '@/lib/auth/options'
import { sessionSecret, signature } from '@/lib/secret'
import { getService, learnServices, services } from '@/lib/business/services'
import { getTown, knownTowns, learnPlaces, towns } from '@/lib/business/towns'
import { getTownPage, townPagesIn } from '@/lib/content/town-pages'
import { getLandingWords, listLandingWords, listPlaces } from '@/lib/data/areas'
import { seedAreas } from '@/lib/data/area-seeding'
import { getProfile, knownProfile, setSetting } from '@/lib/data/settings'
import { env } from '@/lib/env'
import { keeper } from '@/lib/kept'
import { mediaFolder, pictureStorage } from '@/lib/media/storage'
import { cachedStorage } from '@/lib/media/storage/cached'
import { folderStorage } from '@/lib/media/storage/folder'
import { ownerAddress } from '@/lib/mail/addresses'
import { presence } from '@/lib/presence/presence'
import { cachedPicture } from '@/lib/seo/share-cache'
import { siteFileState } from '@/lib/site-file/state'
import { inTenant, perTenant } from '@/lib/tenant-context'
import { temporaryDatabase } from '../data/temporary-database'
import { withContractors } from './contractors'

process.env.ADMIN_EMAIL = 'boss@hearth.test'
const { folder } = temporaryDatabase()
withContractors()

const smith = <T>(work: () => T) => inTenant('smith', work)
const jones = <T>(work: () => T) => inTenant('jones', work)

test('a slot that is bounded forgets the contractor asked for longest ago, and never the default one', () => {
  const slot = perTenant<string>('a-test-of-slots', 2)
  slot.current = 'default'
  for (const id of ['a', 'b']) inTenant(id, () => (slot.current = id))
  expect(inTenant('a', () => slot.current)).toBe('a')
  inTenant('c', () => (slot.current = 'c'))
  const held = ['', 'a', 'b', 'c'].map((id) => inTenant(id, () => slot.current))
  expect(held).toEqual(['default', 'a', undefined, 'c'])
})

test('the profile as it was read last', async () => {
  await setSetting('profile', { name: 'Hearth & Harbor' })
  await smith(() => setSetting('profile', { name: 'Smith Kitchens' }))
  await getProfile()
  await smith(getProfile)
  expect([knownProfile(), smith(knownProfile)].map(({ name }) => name)).toEqual([
    'Hearth & Harbor',
    'Smith Kitchens',
  ])
  // Nobody else's stands in.
  expect(jones(knownProfile).name).not.toMatch(/Smith/)
})

test('the names of places and services', () => {
  const [place] = towns
  const [service] = services
  smith(() => {
    learnPlaces([{ ...place!, name: 'Smithtown' }])
    learnServices([{ ...service!, name: 'Smithing' }])
  })
  expect(smith(() => [getTown(place!.slug)?.name, getService(service!.slug)?.name])).toEqual([
    'Smithtown',
    'Smithing',
  ])
  for (const whose of ['', 'jones'])
    expect(inTenant(whose, () => [getTown(place!.slug)?.name, getService(service!.slug)?.name])).toEqual([
      place!.name,
      service!.name,
    ])
  expect(smith(knownTowns)).toHaveLength(1)
  expect(jones(knownTowns)).toHaveLength(towns.length)
})

test('what is made with effort, though two have the same stamp', async () => {
  const kept = keeper<string>()
  const made: string[] = []
  const ask = (whose: string) =>
    inTenant(whose, () =>
      kept('same', () => {
        made.push(whose)
        return Promise.resolve({ value: `of ${whose}`, until: Infinity })
      }),
    )
  expect([await ask(''), await ask('smith'), await ask(''), await ask('smith')]).toEqual([
    'of ',
    'of smith',
    'of ',
    'of smith',
  ])
  expect(made).toEqual(['', 'smith'])
})

test('who has what open', async () => {
  const now = Date.now()
  const place = { kind: 'page' as const, id: 'one' }
  const say = { place, staffId: 'staff-1', name: 'Sam', tab: 'a', editedAt: null, heardAt: now }
  await smith(() => presence().say(say))
  const others = () => presence().others(place, { staffId: 'staff-2', tab: 'b' }, now)
  expect(await smith(others)).toMatchObject([{ name: 'Sam' }])
  expect(await jones(others)).toEqual([])
  expect(await others()).toEqual([])
})

test('what an export or import is at', () => {
  smith(siteFileState).outcome = { kind: 'export', ok: true, says: 'Done', at: '' }
  expect(siteFileState().outcome).toBeNull()
  expect(jones(siteFileState).outcome).toBeNull()
  expect(smith(siteFileState).outcome).toMatchObject({ says: 'Done' })
})

test('tries at an account count for one contractor, those of an address for all', async () => {
  const trying = async (tries: number, pace: typeof onAccount) => {
    for (let count = 0; count < tries; count += 1) await attempt(pace, 'same words')
  }
  await smith(() => trying(onAccount.free, onAccount))
  await expect(smith(() => trying(2, onAccount))).rejects.toMatchObject({ code: 'too-many' })
  await jones(() => trying(onAccount.free, onAccount))
  await smith(() => trying(fromAddress.free, fromAddress))
  await expect(jones(() => trying(2, fromAddress))).rejects.toMatchObject({ code: 'too-many' })
})

describe('sessions', () => {
  test('each contractor’s are signed by a secret of its own', () => {
    const secrets = ['', 'smith', 'jones'].map((id) => inTenant(id, sessionSecret))
    expect(new Set(secrets).size).toBe(3)
    expect(secrets.every((secret) => secret.length >= 32)).toBe(true)
    const signed = ['', 'smith', 'jones'].map((id) => inTenant(id, () => signature('visit', 'one')))
    expect(new Set(signed).size).toBe(3)
  })

  test('next-auth is told each contractor’s own secret, cookies and addresses, and one origin', async () => {
    const [own, others] = [authOptions(), smith(authOptions)]
    expect(others.secret).toBe(smith(sessionSecret))
    expect(own.secret).toBe(sessionSecret())
    // The default site of this test is on http, and the contractor's on https.
    expect([sessionCookie(), callbackCookie()].join()).not.toContain('__')
    expect(smith(() => [sessionCookie(), callbackCookie()])).toEqual([
      '__Host-next-auth.session-token',
      '__Secure-next-auth.callback-url',
    ])
    expect(others.cookies?.sessionToken).toMatchObject({
      name: smith(sessionCookie),
      options: { secure: true },
    })
    expect(own.cookies?.sessionToken?.options).toMatchObject({ secure: false })
    const led = { url: '/admin/leads', baseUrl: nextAuthOrigin() }
    expect(await others.callbacks?.redirect?.(led)).toBe('https://smith.test/admin/leads')
    expect(await own.callbacks?.redirect?.(led)).toBe(`${env().SITE_URL}/admin/leads`)
    expect(process.env.NEXTAUTH_URL).toBe(env().SITE_URL)
    expect(smith(nextAuthOrigin)).toBe(env().SITE_URL)
  })
})

describe('files', () => {
  const hash = 'a'.repeat(32)
  const file = { name: '640.webp', data: randomBytes(100) }

  test('a picture that one has stored isn’t found by another', async () => {
    await smith(() => pictureStorage().store(hash, [file]))
    expect(await smith(() => pictureStorage().read(hash, file.name))).toEqual(file.data)
    for (const whose of ['', 'jones'])
      expect(await inTenant(whose, () => pictureStorage().read(hash, file.name))).toBeNull()
    expect(smith(mediaFolder)).toBe(path.join(folder(), 'tenants/smith/media'))
    expect(existsSync(path.join(folder(), 'tenants/smith/media', hash, file.name))).toBe(true)
    // And what one removes stays the other's.
    await jones(() => pictureStorage().store(hash, [file]))
    await jones(() => pictureStorage().remove(hash))
    expect(await smith(() => pictureStorage().names(hash))).toEqual([file.name])
  })

  test('copies of a bucket’s pictures have one room together, and are not mixed up', async () => {
    const bucket = (owner: string) => folderStorage(path.join(folder(), 'bucket', owner))
    await bucket('smith').store(hash, [file])
    const copies = {
      folder: path.join(folder(), 'copies'),
      most: 1_000,
      isKnown: () => Promise.resolve(true),
    }
    const [ofSmith, ofDefault] = ['smith', ''].map((owner) =>
      cachedStorage(bucket(owner || 'default'), { ...copies, owner }),
    )
    expect(await ofSmith!.read(hash, file.name)).toEqual(file.data)
    expect(existsSync(path.join(copies.folder, `smith-${hash}-${file.name}`))).toBe(true)
    expect(await ofDefault!.read(hash, file.name)).toBeNull()
    // What the one brings makes room among the other's.
    const large = { name: '640.webp', data: randomBytes(950) }
    await ofDefault!.store('b'.repeat(32), [large])
    expect(existsSync(path.join(copies.folder, `smith-${hash}-${file.name}`))).toBe(false)
  })

  test('a drawn picture is drawn for each', async () => {
    const drawn = (whose: string) =>
      inTenant(whose, () => cachedPicture('card', () => Promise.resolve(Buffer.from(`of ${whose}`))))
    expect(String(await drawn('smith'))).toBe('of smith')
    expect(String(await drawn(''))).toBe('of ')
    expect(String(await drawn('smith'))).toBe('of smith')
    expect(existsSync(path.join(folder(), 'tenants/smith/cache/og/card.jpg'))).toBe(true)
  })
})

describe('what the default contractor has written', () => {
  test('its pages’ own words are nobody else’s, in an empty table and in one that is filled', async () => {
    expect((await listLandingWords()).length).toBeGreaterThan(0)
    const { place, service } = (await listLandingWords())[0]!
    expect(await getLandingWords(place, service)).not.toBeNull()
    await smith(async () => {
      expect(await listLandingWords()).toEqual([])
      expect(await getLandingWords(place, service)).toBeNull()
      await seedAreas()
      expect(await listLandingWords()).toEqual([])
      expect((await listPlaces()).length).toBe(towns.length)
    })
  })

  test('nor are its town pages', () => {
    expect(getTownPage('nyack')).not.toBeNull()
    expect(townPagesIn(towns)).toHaveLength(8)
    expect(smith(() => [getTownPage('nyack'), townPagesIn(towns)])).toEqual([null, []])
  })

  test('nor is its address for leads', () => {
    const nobody = { email: 'hello@hearthharbor.example' }
    const asked = () => ownerAddress(env(), nobody)
    expect([asked(), smith(asked)]).toEqual(['boss@hearth.test', null])
  })
})
