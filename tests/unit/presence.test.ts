import { changedIds } from '@/components/staff/changed-rows'
import { agoText, lastEditText, presenceText } from '@/components/staff/presence-text'
import { createPresence, presenceLifetime, presenceStore } from '@/lib/presence/presence'

const place = { kind: 'page', id: 'p' } as const
const dana = { staffId: 'dana', name: 'Dana Whitfield', tab: 'one' }
const lee = { staffId: 'lee', name: 'Lee', tab: 'two' }
const start = 1_000_000

describe('presence', () => {
  const open = () => {
    const store = presenceStore()
    const book = createPresence(store)
    const say = (who: typeof dana, heardAt: number, editedAt: number | null = null, where = place) =>
      book.say({ ...who, place: where, heardAt, editedAt })
    return { store, ...book, say }
  }

  test('lists others with the record open, oneself in another window, and not the window that asks', async () => {
    const { say, others, everywhere } = open()
    await say(dana, start, start - 60_000)
    await say({ ...dana, tab: 'three' }, start, start - 5_000)
    await say(lee, start)
    await say({ ...lee, tab: 'four' }, start, null, { kind: 'page', id: 'another' } as never)
    // Of one person's windows the one changed last.
    expect(await others(place, lee, start)).toEqual([{ name: dana.name, own: false, edited: 5 }])
    expect(await others(place, dana, start)).toEqual([
      { name: dana.name, own: true, edited: 5 },
      { name: 'Lee', own: false, edited: null },
    ])
    const people = await everywhere('page', 'dana', start)
    expect(Object.keys(people).sort()).toEqual(['another', 'p'])
    expect(people.p).toEqual([{ name: 'Lee', own: false, edited: null }])
    expect(await everywhere('post', 'dana', start)).toEqual({})
  })

  test('forgets whoever leaves, and whoever gives no sign for forty seconds', async () => {
    const { say, leave, others, store } = open()
    await say(dana, start)
    await leave({ ...dana, tab: 'not this one' }, place)
    await leave(dana, { kind: 'page', id: 'the one before' })
    expect(await others(place, lee, start + presenceLifetime)).toHaveLength(1)
    expect(await others(place, lee, start + presenceLifetime + 1)).toEqual([])
    expect(await store.list()).toEqual([])
    await say(dana, start)
    await leave(dana, place)
    expect(await others(place, lee, start)).toEqual([])
  })
})

test('texts about collaborators', () => {
  const person = (name: string, edited: number | null = null, own = false) => ({ name, edited, own })
  expect(presenceText([], 'page')).toBe('')
  expect(presenceText([person('Dana Whitfield')], 'page')).toBe('Dana has this page open')
  expect(presenceText([person('Dana'), person('Lee'), person('Me', 1, true)], 'post')).toBe(
    'Dana and Lee have this post open',
  )
  expect(presenceText([person('Me', null, true)], 'page')).toBe('You have this page open in another window')
  expect(lastEditText([person('Dana')])).toBe('')
  expect(lastEditText([person('Dana', 600), person('Lee', 70)])).toBe('edited a minute ago')
  expect([0, 44, 45, 89, 91, 3_500, 3_700, 7_300].map(agoText)).toEqual([
    ...['just now', 'just now', 'a minute ago', 'a minute ago', '2 minutes ago', '58 minutes ago'],
    ...['an hour ago', '2 hours ago'],
  ])
})

test('rows that are new or say something else have changed', () => {
  const before = new Map([
    ['a', '1'],
    ['b', '1'],
    ['gone', '1'],
  ])
  const now = new Map([
    ['new', '1'],
    ['b', '2'],
    ['a', '1'],
  ])
  expect(changedIds(before, now)).toEqual(['new', 'b'])
})
