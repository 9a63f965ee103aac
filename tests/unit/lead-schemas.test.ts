import { contactMessages, longest, tooLong } from '@/lib/schemas/contact'
import { chatSchema, contactSchema } from '@/lib/schemas/leads'
import { isOwnPath, mailtoHref } from '@/lib/text/safe-href'

const contact = {
  name: 'Dana Ortiz',
  email: 'dana@example.com',
  phone: '845 555 0199',
  projectType: 'kitchen-remodeling',
  message: 'Galley kitchen, about 8 by 12 feet.',
}
const chat = { name: 'Dana', phone: '845' }
const errorsOf = (
  result: ReturnType<typeof contactSchema.safeParse> | ReturnType<typeof chatSchema.safeParse>,
) => Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))

test('texts of one line are made one line', () => {
  const typed = { ...contact, name: ' Dana\r\n\tOrtiz\u0000\u2028 ', phone: '845\n555 0199' }
  expect(contactSchema.parse(typed)).toMatchObject({ name: 'Dana Ortiz', phone: '845 555 0199' })
})

test('an email address with a line break is none', () => {
  const email = 'dana@example.com\r\nBcc: evil@example.com'
  expect(errorsOf(contactSchema.safeParse({ ...contact, email }))).toEqual({ email: contactMessages.email })
  expect(errorsOf(chatSchema.safeParse({ ...chat, email }))).toEqual({ email: contactMessages.email })
})

test('the longest texts pass, one more character is told at its field', () => {
  const email = (length: number) => {
    const domain = 'a.'.repeat(90) + 'example.com'
    return 'x'.repeat(length - domain.length - 1) + '@' + domain
  }
  const of = (more: number) => ({
    name: 'x'.repeat(longest.name + more),
    phone: '5'.repeat(longest.phone + more),
    email: email(longest.email + more),
  })
  expect(errorsOf(contactSchema.safeParse({ ...contact, ...of(0) }))).toEqual({})
  expect(errorsOf(chatSchema.safeParse(of(0)))).toEqual({})
  expect(errorsOf(contactSchema.safeParse({ ...contact, ...of(1) }))).toEqual(tooLong)
  expect(errorsOf(chatSchema.safeParse(of(1)))).toEqual(tooLong)
})

test.each(['', '   '])('the chat takes %j as no email address', (email) => {
  expect(chatSchema.parse({ ...chat, email }).email).toBe('')
})

test.each(['dana', 'jane@example.com?bcc=evil@evil.example', 'dana@', 7])(
  'the chat refuses %j as one',
  (email) => {
    expect(errorsOf(chatSchema.safeParse({ ...chat, email }))).toEqual({ email: contactMessages.email })
  },
)

test.each([
  ['/nyack', '/nyack'],
  ['/rockland/nyack/kitchen-remodeling/?a=b#c', '/rockland/nyack/kitchen-remodeling/?a=b#c'],
  ['//evil.example/login', ''],
  ['/\\evil.example', ''],
  ['/\t/evil.example', '/ /evil.example'],
  ['\n//evil.example', ''],
  ['https://evil.example', ''],
  ['javascript:alert(1)', ''],
  ['nyack', ''],
])('the page %j is kept as %j', (page, stored) => {
  expect(contactSchema.parse({ ...contact, page }).page).toBe(stored)
  expect(chatSchema.parse({ ...chat, page }).page).toBe(stored)
})

test.each([
  '/\t/evil.example',
  '/\n/evil.example',
  '//evil.example',
  '/\\evil.example',
  'https://a.example',
  '',
])('%j leads away', (text) => expect(isOwnPath(text)).toBe(false))

test('an address in a mailto: adds nobody', () => {
  expect(mailtoHref('dana+kitchen@example.com')).toBe('mailto:dana%2Bkitchen@example.com')
  expect(mailtoHref('jane@example.com?bcc=evil@evil.example&body=x')).toBe(
    'mailto:jane%40example.com%3Fbcc%3Devil@evil.example%26body%3Dx',
  )
  expect(new URL(mailtoHref('jane@example.com?bcc=evil@evil.example')).search).toBe('')
  expect(mailtoHref('no address')).toBe('mailto:no%20address')
})

test('a key of another form than the browser’s is no key, and no reason to refuse', () => {
  expect(contactSchema.parse({ ...contact, key: 'a1'.repeat(16) }).key).toBe('a1'.repeat(16))
  for (const key of ['', 'A1'.repeat(16), 'a'.repeat(33), '../../x', 7, null, {}])
    expect(contactSchema.parse({ ...contact, key }).key).toBe('')
  expect(contactSchema.parse({ ...contact, elapsed: 'soon' }).elapsed).toBeUndefined()
})
