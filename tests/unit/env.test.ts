import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from '@/lib/env'

test('nothing set means the defaults', () => {
  expect(parseEnv({})).toMatchObject({
    PORT: 3000,
    SITE_URL: 'http://localhost:3000',
    DATA_DIR: path.resolve('data'),
    DATABASE_URL: `file:${path.resolve('data/site.db')}`,
    ADMIN_EMAIL: 'owner@example.com',
    ALLOW_INDEXING: 'auto',
    TRUST_PROXY: 0,
  })
})

test('the site address follows the port and loses its path', () => {
  expect(parseEnv({ PORT: '4000' }).SITE_URL).toBe('http://localhost:4000')
  expect(parseEnv({ SITE_URL: 'https://www.example.com/x/' }).SITE_URL).toBe('https://www.example.com')
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['SITE_URL', 'example.com'],
  ['SITE_URL', 'ftp://example.com'],
  ['DATABASE_URL', 'mysql://x'],
  ['NEXTAUTH_SECRET', 'short'],
  ['ADMIN_PASSWORD', 'short'],
  ['ADMIN_EMAIL', 'nobody'],
  ['SMTP_URL', 'mail.example.com'],
  ['LEADS_TO', 'nobody'],
  ['MAIL_FROM', 'Showroom <site@kitchens.test>'],
  ['WEBHOOK_URL', 'http://hooks.example.com/x'],
  ['WEBHOOK_SECRET', 'short'],
  ['SMS_ACCOUNT_SID', 'AC123'],
  ['SMS_FROM', '845 555 0100'],
  ['SMS_TO', '845 555 0100'],
  ['SMS_BASE_URL', 'http://api.example.com'],
  ['REDIS_URL', 'http://x'],
  ['MEDIA_S3_ENDPOINT', 'http://pictures.example.com'],
  ['MEDIA_CACHE_MB', '-1'],
  ['ALLOW_INDEXING', 'yes'],
  ['TRUST_PROXY', '-1'],
])('an unusable %s is named in one line', (name, value) => {
  let message = ''
  try {
    parseEnv({ [name]: value })
  } catch (error) {
    message = (error as Error).message
  }
  expect(message).toMatch(new RegExp(`^${name} must .*`))
  expect(message).not.toMatch(/\n/)
})

test('variables that belong together are required together', () => {
  const secret = 'x'.repeat(32)
  expect(() => parseEnv({ WEBHOOK_URL: 'https://hooks.kitchens.test' })).toThrow(
    'WEBHOOK_SECRET must be set where WEBHOOK_URL is',
  )
  expect(() => parseEnv({ SMS_TO: '+18455550100' })).toThrow('SMS_ACCOUNT_SID must be set where SMS_TO is')
  const bucket = {
    MEDIA_S3_BUCKET: 'pictures',
    MEDIA_S3_ENDPOINT: 'https://s3.kitchens.test',
    MEDIA_S3_REGION: 'us-east-1',
    MEDIA_S3_ACCESS_KEY_ID: 'key',
    MEDIA_S3_SECRET_ACCESS_KEY: secret,
  }
  expect(parseEnv(bucket)).toMatchObject(bucket)
  for (const name of Object.keys(bucket))
    expect(() => parseEnv({ ...bucket, [name]: '' })).toThrow(
      new RegExp(`^${name} must be set where MEDIA_S3_`),
    )
  expect(parseEnv({ WEBHOOK_URL: 'http://localhost:1/x', WEBHOOK_SECRET: secret })).toMatchObject({
    WEBHOOK_SECRET: secret,
  })
})

test('.env.example runs as copied', () => {
  const lines = readFileSync('.env.example', 'utf8')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
  expect(() =>
    parseEnv(Object.fromEntries(lines.map((line) => line.split('=', 2) as [string, string]))),
  ).not.toThrow()
})
