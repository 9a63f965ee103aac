import { createHmac } from 'node:crypto'
import { POST } from '@/app/api/texts/route'
import { wantsNoTexts, listLeadMessages } from '@/lib/data/lead-messages'
import { createLead, getLead } from '@/lib/data/leads'
import { isFromTwilio } from '@/lib/delivery/incoming-text'
import { temporaryDatabase } from '../data/temporary-database'

temporaryDatabase()
const token = 'secret-of-the-account'
beforeAll(() => {
  Object.assign(process.env, {
    SMS_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    SMS_AUTH_TOKEN: token,
    SMS_FROM: '+18455550100',
    SMS_TO: '+18455550142',
  })
})
afterAll(() => {
  for (const name of ['SMS_ACCOUNT_SID', 'SMS_AUTH_TOKEN', 'SMS_FROM', 'SMS_TO']) delete process.env[name]
})

/** Posts a text as Twilio does. */
function arrive(number: number, Body: string, { key = token, From = '+18455550199' } = {}) {
  const fields = { To: '+18455550100', From, Body, MessageSid: `SM${number.toString(16).padStart(32, '0')}` }
  const text = Object.entries(fields).sort().flat().join('')
  const signature = createHmac('sha1', key).update(`http://localhost:3000/api/texts${text}`).digest('base64')
  return POST(
    new Request('http://localhost:3000/api/texts', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { host: 'localhost:3000', 'x-twilio-signature': signature },
    }),
  )
}

test('a text is filed once on the newest lead of its number; STOP ends texts until START', async () => {
  await createLead({ source: 'phone', name: 'Dana', phone: '845-555-0199' })
  const { id } = await createLead({ source: 'phone', name: 'Dana again', phone: '(845) 555-0199' })
  expect((await arrive(1, 'Yes, Friday ☕')).status).toBe(200)
  expect(await (await arrive(1, 'Yes, Friday ☕')).text()).toBe('<Response/>')
  expect(await listLeadMessages(id)).toMatchObject([
    { channel: 'text', state: 'received', address: '+18455550199', text: 'Yes, Friday ☕' },
  ])
  expect((await getLead(id))?.readAt).toBeNull()
  expect(await wantsNoTexts('845 555 0199')).toBe(false)
  await arrive(2, ' Stop ')
  expect(await wantsNoTexts('845 555 0199')).toBe(true)
  await arrive(3, 'Don’t stop now')
  expect(await wantsNoTexts('845 555 0199')).toBe(true)
  await arrive(4, 'START')
  expect(await wantsNoTexts('845 555 0199')).toBe(false)
})

test('a request that Twilio hasn’t signed is refused, and a stranger’s text is left there', async () => {
  const { id } = await createLead({ source: 'phone', name: 'Dana', phone: '845-555-0199' })
  expect((await arrive(5, 'Hello', { key: 'another account’s' })).status).toBe(403)
  expect((await arrive(6, 'Hello', { From: '+12125550000' })).status).toBe(200)
  expect(await listLeadMessages(id)).toEqual([])
})

// The example of Twilio's documentation.
test('the signature is Twilio’s', () => {
  const form = new URLSearchParams({
    CallSid: 'CA1234567890ABCDE',
    Caller: '+14158675309',
    Digits: '1234',
    From: '+14158675309',
    To: '+18005551212',
  })
  const address = 'https://mycompany.com/myapp.php?foo=1&bar=2'
  expect(isFromTwilio(address, form, 'RSOYDt4T1cUTdK1PDd93/VVr8B8=', '12345')).toBe(true)
  expect(isFromTwilio(address, form, 'RSOYDt4T1cUTdK1PDd93/VVr8B9=', '12345')).toBe(false)
})
