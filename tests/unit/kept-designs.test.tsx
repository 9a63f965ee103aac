import { renderToStaticMarkup } from 'react-dom/server.node'
import sharp from 'sharp'
import { create } from 'qrcode'
import { GET as ask } from '@/app/(site)/design/ask/route'
import { GET as drawCode } from '@/app/(site)/design/qr/route'
import { DesignScreen } from '@/components/site/screens/design/design-screen'
import { designPath, splitDesign } from '@/lib/business/design-path'
import { combinations } from '@/lib/business/finish-combinations'
import { builtInFinishes } from '@/lib/business/finish-list'
import {
  type Choice,
  choiceAddress,
  choiceCode,
  choiceQr,
  samplesNamed,
  startFor,
} from '@/lib/business/finishes'
import { defaultProfile } from '@/lib/business/profile'
import { designAt } from '@/lib/business/sent-design'
import { csvLines } from '@/lib/leads/csv'
import { absoluteUrl } from '@/lib/seo/address'
import { temporaryDatabase } from './data/temporary-database'
import { emptyLead } from './empty-lead'

temporaryDatabase()
// Blocked for a whole process by what takes uploads, also for tests that ran in it before.
sharp.unblock({ operation: ['VipsForeignLoad'] })

const choices = combinations.slice(0, 5).map(({ choice }) => choice)
const [first, second, third, fourth] = choices as [Choice, Choice, Choice, Choice]
const bath = startFor(undefined, builtInFinishes, 'bath')
const keep = (...keptChoices: Choice[]) =>
  keptChoices.map((keptChoice) => `&keep=${choiceCode(keptChoice)}`).join('')
/** Renders the page of an address. */
function renderAt(address: string) {
  const [path = '', query = ''] = address.split('?')
  const [, part = ''] = /^\/design\/shared\/([^/?]+)\?/.exec(designPath(path, `?${query}`) ?? '') ?? []
  return splitDesign(part)
}

test('an address keeps rooms: its own, others, and none that was removed', () => {
  expect(renderAt(`${choiceAddress(first)}&keep=now${keep(second)}`)).toEqual({
    choice: first,
    kept: [second, first],
    samples: [''],
  })
  expect(
    renderAt(`${choiceAddress(first)}${keep(second, third, second)}&drop=${choiceCode(third)}`),
  ).toMatchObject({
    kept: [second],
  })
  expect(renderAt(`${choiceAddress(bath)}${keep(first, bath)}`)).toMatchObject({ choice: bath, kept: [bath] })
  expect(renderAt(`${choiceAddress(first)}&keep=../x&keep=a_b&sample=<b>`)).toEqual({
    choice: first,
    kept: [],
    samples: [''],
  })
  expect(renderAt(choiceAddress(first))).toMatchObject({ choice: first, kept: [] })
})

const page = (address: string) => {
  const { choice, kept, samples } = renderAt(address)!
  return renderToStaticMarkup(
    <DesignScreen
      finishes={builtInFinishes}
      choice={choice}
      kept={kept}
      samples={samplesNamed(samples, choice.room)}
      crumbs={[]}
      profile={defaultProfile}
    />,
  )
}
/** The codes that a form without script would send again. */
const sentAgain = (html: string) =>
  [...html.matchAll(/<input type="hidden"[^>]*name="keep"[^>]*>/g)]
    .filter(([input]) => !input.includes('disabled'))
    .map(([input]) => /value="([^"]*)"/.exec(input)?.[1])

test.each([
  ['the kitchen', [first, second, third, fourth]],
  ['the bath', [bath, ...['navy', 'oak', 'walnut'].map((cabinets) => ({ ...bath, cabinets }))]],
])('%s: three are shown side by side, and a fourth is refused in words', (_, all) => {
  const [one, two, three, four] = all as [Choice, Choice, Choice, Choice]
  const full = page(`${choiceAddress(one)}${keep(one, two, three)}`)
  expect(sentAgain(full)).toEqual([one, two, three].map(choiceCode))
  expect(full.match(/shape=small/g)).toHaveLength(3)
  expect(full).not.toContain('that’s the most')
  const refused = page(`${choiceAddress(four)}&keep=now${keep(one, two, three)}`)
  expect(sentAgain(refused)).toEqual([one, two, three].map(choiceCode))
  expect(refused).toContain('You can keep up to three. Remove one to keep another.')
  // A link that opens one keeps all of them.
  const open = `${choiceAddress(two)}${keep(one, two, three)}`.replaceAll('&', '&amp;')
  expect(full).toContain(`href="${open}"`)
})

test('nothing kept takes no room', () => {
  expect(page(choiceAddress(first))).toMatch(/<section id="kept"[^>]* hidden=""/)
  expect(page(`${choiceAddress(first)}&keep=now`)).not.toMatch(/<section id="kept"[^>]* hidden=""/)
})

const four = ['cabinets-sage', 'cabinets-navy', 'floor-slate', 'metal-brass']
const withSamples = (names: string[]) =>
  choiceAddress(first) + names.map((name) => `&sample=${name}`).join('')
const said = 'Sage (Cabinets), Navy (Cabinets), Slate (Floor), Brass (Metal)'

test('up to four samples are ticked, and said', () => {
  expect(page(withSamples(four))).toContain(`Samples to bring: ${said}.`)
  const html = page(withSamples([...four, 'island-oak']))
  expect(html.match(/<input type="checkbox"[^>]*checked=""/g)).toHaveLength(4)
  expect(html).toContain(`You can pick up to four samples. Uncheck one first: ${said}.`)
  expect(page(withSamples(['cabinets-gone']))).not.toContain('Samples to bring')
})

test('samples go along with a request, and nothing else that the address holds', () => {
  const design = designAt(`${withSamples([...four, 'island-oak', 'cabinets-sage'])}${keep(second)}`)
  expect(design).toMatchObject({ address: withSamples(four), samples: said })
  expect(design?.address.length).toBeLessThan(400)
  expect(designAt(choiceAddress(first))?.samples).toBe('')
  const renamed = builtInFinishes.map((finish) => ({ ...finish, name: `Our ${finish.name}` }))
  expect(designAt(withSamples(['floor-slate']), renamed)?.samples).toBe('Our Slate (Floor)')
  const line = csvLines([{ ...emptyLead, design: withSamples(four) }], [...builtInFinishes])
  expect(line).toContain(`Samples to bring: ${said}.`)
})

test('the longest address of a design fits into a lead', () => {
  for (const room of [undefined, 'bath']) {
    const start = startFor(undefined, builtInFinishes, room)
    const longest = Object.keys(start).reduce<Choice>((choice, surface) => {
      const ids = samplesNamed(
        builtInFinishes.map(({ surface, id }) => `${surface}-${id}`),
        room,
      )
        .filter((finish) => finish.surface === surface)
        .map(({ id }) => id)
      return { ...choice, ...(ids.length > 0 && { [surface]: ids.sort((a, b) => b.length - a.length)[0] }) }
    }, start)
    const names = samplesNamed(
      builtInFinishes.map(({ surface, id }) => `${surface}-${id}`),
      room,
    )
      .toSorted((a, b) => b.id.length + b.surface.length - a.id.length - a.surface.length)
      .slice(0, 4)
    expect(choiceAddress(longest, names).length).toBeLessThan(400)
  }
})

const get = (handler: typeof ask, path: string) =>
  handler(new Request(`http://localhost:3000${path}`), { params: Promise.resolve({}) })

test.each([
  ['', '/contact'],
  ['&visit=1', '/visit/times'],
])('who asks without script has choice and samples along (%s)', async (button, to) => {
  const query = withSamples(four).split('?')[1]
  const location = (await get(ask, `/design/ask?${query}${keep(second)}${button}`)).headers.get('location')
  expect(location).toBe(`${to}?design=${encodeURIComponent(withSamples(four))}`)
})

test.each([first, bath])('the QR code is that of the choice’s address', async (choice) => {
  const answer = await get(drawCode, choiceQr(choice))
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  const { modules } = create(absoluteUrl(choiceAddress(choice)), { errorCorrectionLevel: 'M' })
  const { data } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .resize(modules.size * 8, modules.size * 8, { kernel: 'nearest' })
    .flatten({ background: 'white' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const drawn = Array.from({ length: modules.size ** 2 }, (_, index) => {
    const [row, column] = [Math.floor(index / modules.size), index % modules.size]
    return data[(row * 8 + 4) * modules.size * 8 + column * 8 + 4]! < 128 ? 1 : 0
  })
  expect(drawn).toEqual(Array.from(modules.data, Number))
})

test('there is no code of anything else', async () => {
  for (const path of ['/design/qr', '/design/qr?cabinets=sage', choiceQr({ ...first, floor: 'https' })])
    expect((await get(drawCode, path)).status).toBe(404)
})
