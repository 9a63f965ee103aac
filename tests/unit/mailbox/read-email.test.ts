import { replyAddress, messageOfAddresses } from '@/lib/mail/reply-address'
import { readBounce, readEmail, readHead } from '@/lib/mailbox/read-email'
import { splitQuoted } from '@/lib/text/split-quoted'

const lines = (...text: string[]) => Buffer.from(text.join('\r\n'))

test('a reply address names its message, whatever happens to capitals, and no other one', () => {
  const env = { REPLY_TO: 'office+*@kitchens.test' }
  const id = 'c'.repeat(32)
  const address = replyAddress(env, id)!
  expect(address).toMatch(/^office\+c{32}[0-9a-f]{16}@kitchens\.test$/)
  expect(address.indexOf('@')).toBeLessThanOrEqual(64)
  expect(messageOfAddresses(env, ['dana@home.test', address.toUpperCase()])).toBe(id)
  const forged = address.replace(/.(?=@)/, (sign) => (sign === '0' ? '1' : '0'))
  for (const otherSource of [
    forged,
    address.replace('ccc', 'ccd'),
    'office@kitchens.test',
    'office+@kitchens.test',
  ])
    expect([otherSource, messageOfAddresses(env, [otherSource])]).toEqual([otherSource, null])
  // A mail server without such addresses: only the references say whose it is.
  expect(replyAddress({ REPLY_TO: 'office@kitchens.test' }, id)).toBe('office@kitchens.test')
  expect(messageOfAddresses({ REPLY_TO: 'office@kitchens.test' }, ['office@kitchens.test'])).toBeNull()
})

test('the head says what an email answers and whom it was sent to, also over folded lines', async () => {
  const head = await readHead(
    lines(
      'From: =?utf-8?q?Dana_Ort=C3=ADz?= <dana@home.test>',
      'To: Office <office@kitchens.test>, team: a@x.test, b@x.test;',
      'Delivered-To: office+x@kitchens.test',
      'In-Reply-To: <2@kitchens.test>',
      'References: <1@kitchens.test>',
      ' <2@kitchens.test>',
      'Message-ID: <3@home.test>',
      '',
      '',
    ),
  )
  expect(head).toEqual({
    ...{ messageId: '3@home.test', from: 'dana@home.test', isReport: false },
    references: ['2@kitchens.test', '2@kitchens.test', '1@kitchens.test'],
    to: ['office@kitchens.test', 'a@x.test', 'b@x.test', 'office+x@kitchens.test'],
  })
})

test('HTML becomes text, and a signature’s logo is no attachment', async () => {
  const email = await readEmail(
    lines(
      'Subject: Re: Your kitchen',
      'Content-Type: multipart/related; boundary=x',
      '',
      '--x',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<div>Yes&nbsp;&amp; please,</div><p>Dana &lt;3<script>alert(1)</script></p><img src="cid:logo">',
      '--x',
      'Content-Type: image/png',
      'Content-ID: <logo>',
      '',
      'png',
      '--x--',
    ),
  )
  expect(email).toMatchObject({ subject: 'Re: Your kitchen', files: [], omitted: [] })
  expect(email.text).toBe('Yes & please,\n\nDana <3')
})

const report = (action: string, status: string) =>
  lines(
    'Content-Type: multipart/report; report-type=delivery-status; boundary=x',
    '',
    '--x',
    'Content-Type: message/delivery-status',
    '',
    `Action: ${action}`,
    `Status: ${status}`,
    '--x',
    'Content-Type: message/rfc822',
    '',
    `Message-ID: <${'a'.repeat(32)}@kitchens.test>`,
    '--x--',
  )

test('a report names the email that came back, and why; a delay is none', async () => {
  expect(readBounce(report('failed', '5.1.1'))).toEqual({
    ids: ['a'.repeat(32)],
    reason: 'This address doesn’t exist. (5.1.1)',
  })
  expect(readBounce(report('failed', '5.7.26'))?.reason).toBe('The other mail server refused it. (5.7.26)')
  expect(readBounce(report('delayed', '4.4.1'))).toBeNull()
  expect((await readHead(report('failed', '5.1.1'))).isReport).toBe(true)
})

test('the quoted part of an answer is folded', () => {
  for (const quoted of [
    'On Tue, Nov 24, 2026 at 9:00 AM Hearth <office@kitchens.test> wrote:\n> Hello\n> Dana',
    'On Tuesday, November 24, 2026, Hearth Kitchens\n<office@kitchens.test> wrote:\n> Hello',
    '-----Original Message-----\nFrom: Hearth',
    '________________________________\nFrom: Hearth <office@kitchens.test>\nSent: Tuesday, November 24\nSubject: x',
    '> Hello\n> Dana\n',
  ])
    expect(splitQuoted(`Yes, Friday.\n\n${quoted}`)).toEqual({
      written: 'Yes, Friday.',
      quoted: quoted.trim(),
    })
  for (const text of ['On Friday I wrote:\nsomething', '> all quoted', 'From: me\nit is a gift'])
    expect(splitQuoted(text)).toEqual({ written: text, quoted: '' })
})
