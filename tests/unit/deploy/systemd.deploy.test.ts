import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const units = mkdtempSync(path.join(tmpdir(), 'showroom-units-'))
afterAll(() => rmSync(units, { recursive: true }))

test('systemd takes the units', () => {
  for (const name of readdirSync('deploy/systemd').filter((name) =>
    /\.(?:service|timer|target)$/.test(name),
  )) {
    const as = name.replace('@.', '@3001.')
    // The account and the folders are the machine's that it runs on.
    const text = readFileSync(path.join('deploy/systemd', name), 'utf8').replaceAll(
      '/usr/bin/node',
      process.execPath,
    )
    writeFileSync(path.join(units, as), text)
    if (name === 'showroom@.service') writeFileSync(path.join(units, as.replace('3001', '3002')), text)
    const ownFile = path.join('deploy/systemd', `${name}.d`, 'site.conf')
    if (existsSync(ownFile))
      writeFileSync(path.join(units, name.replace('@.', '@smith.')), text + readFileSync(ownFile, 'utf8'))
  }
  const files = readdirSync(units).map((name) => path.join(units, name))
  expect(
    execFileSync('systemd-analyze', ['verify', '--man=no', ...files], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  ).toBe('')
  const scored = execFileSync(
    'systemd-analyze',
    ['security', '--offline=true', '--no-pager', path.join(units, 'showroom@3001.service')],
    { encoding: 'utf8' },
  )
  expect(Number(/exposure level for \S+: ([\d.]+)/.exec(scored)?.[1])).toBeLessThan(2)
})
