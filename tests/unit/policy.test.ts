import { dataPolicy, dynamicPagePolicy, plainPagePolicy, staticPagePolicy } from '@/lib/policy'

const pages = { static: staticPagePolicy(['YQ==', 'Yg==']), dynamic: dynamicPagePolicy('once') }
const directive = (policy: string, name: string) =>
  policy.split('; ').find((text) => text.startsWith(`${name} `))

test('scripts run by their hash or by the nonce of the request', () => {
  expect(directive(pages.static, 'script-src')).toBe(`script-src 'self' 'sha256-YQ==' 'sha256-Yg=='`)
  expect(directive(pages.dynamic, 'script-src')).toBe(`script-src 'self' 'nonce-once'`)
})

test.each(Object.entries({ ...pages, plain: plainPagePolicy }))(
  'a %s page allows nothing that it does not name',
  (_, policy) => {
    expect(policy).toMatch(/^default-src 'none'; /)
    for (const closed of [`base-uri 'none'`, `form-action 'self'`, `frame-ancestors 'none'`])
      expect(policy).toContain(closed)
    expect(policy).not.toMatch(/unsafe-eval|https?:|\*/)
    expect(directive(policy, 'script-src') ?? '').not.toContain('unsafe')
  },
)

const noScript = `require-trusted-types-for 'script'; trusted-types 'none'`

test('the policy of anything but pages allows nothing', () =>
  expect(dataPolicy).toBe(`default-src 'none'; sandbox; ${noScript}`))

test('an answer without script lets no string become one', () => {
  expect(plainPagePolicy).toContain(noScript)
  expect(directive(plainPagePolicy, 'script-src')).toBeUndefined()
})
