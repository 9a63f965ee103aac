import { changedIds } from '@/components/staff/changed-rows'
import { agoText, lastEditText, presenceText } from '@/components/staff/presence-text'
import { createPresence, presenceLifetime, presenceStore } from '@/lib/presence/presence'

const place = { kind: 'page', id: 'p' } as const
const dana = { staffId: 'dana', name: 'Dana Whitfield', tab: 'one' }
const lee = { staffId: 'lee', name: 'Lee', tab: 'two' }
const start = 1_000_000

describe('presence', () => {
  const setUp = () => {
    const store = presenceStore()
    const presence = createPresence(store)
    const report = (editor: typeof dana, heardAt: number, editedAt: number | null = null, where = place) =>
      presence.report({ ...editor, place: where, heardAt, editedAt })
    return { store, ...presence, report }
  }

  test('lists others with the record open, oneself in another window, and not the window that asks', async () => {
    const { report, listCollaborators, listByRecord } = setUp()
    await report(dana, start, start - 60_000)
    await report({ ...dana, tab: 'three' }, start, start - 5_000)
    await report(lee, start)
    await report({ ...lee, tab: 'four' }, start, null, { kind: 'page', id: 'another' } as never)
    // Of one person's windows the one changed last.
    expect(await listCollaborators(place, lee, start)).toEqual([{ name: dana.name, own: false, edited: 5 }])
    expect(await listCollaborators(place, dana, start)).toEqual([
      { name: dana.name, own: true, edited: 5 },
      { name: 'Lee', own: false, edited: null },
    ])
    const people = await listByRecord('page', 'dana', start)
    expect(Object.keys(people).sort()).toEqual(['another', 'p'])
    expect(people.p).toEqual([{ name: 'Lee', own: false, edited: null }])
    expect(await listByRecord('post', 'dana', start)).toEqual({})
  })

  test('forgets whoever leaves, and whoever sends no report for forty seconds', async () => {
    const { report, leave, listCollaborators, store } = setUp()
    await report(dana, start)
    await leave({ ...dana, tab: 'not this one' }, place)
    await leave(dana, { kind: 'page', id: 'the one before' })
    expect(await listCollaborators(place, lee, start + presenceLifetime)).toHaveLength(1)
    expect(await listCollaborators(place, lee, start + presenceLifetime + 1)).toEqual([])
    expect(await store.list()).toEqual([])
    await report(dana, start)
    await leave(dana, place)
    expect(await listCollaborators(place, lee, start)).toEqual([])
  })
})

test('texts about collaborators', () => {
  const person = (name: string, edited: number | null = null, isOwn = false) => ({ name, edited, own: isOwn })
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
