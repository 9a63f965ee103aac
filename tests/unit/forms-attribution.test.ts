/** @jest-environment jsdom */
import { pageLeadFields } from '@/lib/lead-fields'
import { attachedPath, attribution } from '@/lib/leads/attribution'

const at = (address: string, referrer = '') => {
  history.replaceState(null, '', address)
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
}
const note = (value: unknown) => sessionStorage.setItem('first-touch', JSON.stringify(value))

beforeEach(() => sessionStorage.clear())

test('the first touch wins over the page that the request is sent from', () => {
  at('/contact?utm_source=later', 'http://localhost/nyack')
  note({
    referrer: 'https://www.example.com/search?q=private#part',
    tags: ['utm_source=news%20letter', 'gclid=a1'],
  })
  expect(attribution()).toEqual({
    page: '/contact',
    referrer: 'https://www.example.com/search',
    utm_source: 'news letter',
    gclid: 'a1',
  })
})

test('without a note, the page itself says where the visitor came from', () => {
  at('/nyack?utm_campaign=fall&other=x', 'https://maps.example.com/')
  expect(attribution()).toEqual({
    page: '/nyack',
    referrer: 'https://maps.example.com/',
    utm_campaign: 'fall',
  })
})

test('the browser sends every field that a form adds', () => {
  at('/design?cabinets=sage')
  const names = pageLeadFields().map(({ sentAs }) => sentAs)
  note({ referrer: 'https://maps.example.com/', tags: names.map((name) => `${name}=x`) })
  // The forms have hidden fields for what they are about.
  expect([...Object.keys(attribution()), 'town', 'service', 'plan'].sort()).toEqual([...names].sort())
})

test.each([
  ['/design?cabinets=sage&island=oak', '/design?cabinets=sage&island=oak'],
  ['/design/?cabinets=sage', '/design?cabinets=sage'],
  ['/contact?design=%2Fdesign%3Fcabinets%3Dsage', '/design?cabinets=sage'],
])('%s brings its kitchen along', (address, design) => {
  at(address)
  expect(attribution().design).toBe(design)
})

test('an estimate is what goes along from its page, and no room', () => {
  at('/estimate/?room=both&level=high')
  expect(attachedPath()).toBe('/estimate?room=both&level=high')
  expect(attribution().design).toBeUndefined()
})

test('our own pages are no referrer', () => {
  at('/contact', 'http://localhost/gallery')
  expect(attribution()).toEqual({ page: '/contact' })
})

test('an app is a referrer as well', () => {
  at('/', 'android-app://com.example.search/')
  expect(attribution().referrer).toBe('android-app://com.example.search/')
})

test.each(['not json', '{"referrer":7}', 'null', '{"referrer":"not an address"}'])(
  'a note that says %s stops no request',
  (noted) => {
    at('/contact')
    sessionStorage.setItem('first-touch', noted)
    expect(attribution()).toMatchObject({ page: '/contact' })
  },
)
