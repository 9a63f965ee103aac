// Tests what npm run site and npm run dev do around Next: the packages that they install, and their messages.
import { planInstall } from '@/deploy/packages.mjs'
import { runSteps } from '@/deploy/steps.mjs'

const nothing = { lock: 'a', installed: '', isInstalled: false, hasDevelopment: false }
const site = { ...nothing, installed: 'a', isInstalled: true }
const all = { ...site, hasDevelopment: true }

test('a site is installed without what only tests and development need, once', () => {
  expect(planInstall(nothing, false)).toEqual(['ci', '--omit=dev'])
  expect(planInstall(site, false)).toEqual([])
})

test('tests and development add what is missing and leave the rest', () => {
  expect(planInstall(nothing, true)).toEqual(['ci', '--include=dev'])
  expect(planInstall(site, true)).toEqual(['install', '--no-save', '--include=dev'])
  for (const forDevelopment of [true, false]) expect(planInstall(all, forDevelopment)).toEqual([])
})

test('another lock file installs the difference, and removes nothing that somebody works with', () => {
  for (const installed of ['b', '']) {
    const words = (state: typeof site) => planInstall({ ...state, installed }, false)
    expect(words(site)).toEqual(['install', '--no-save', '--omit=dev'])
    expect(words(all)).toEqual(['install', '--no-save', '--include=dev'])
  }
})

test('an interrupted installation is made anew', () => {
  expect(planInstall({ ...all, isInstalled: false }, true)).toEqual(['ci', '--include=dev'])
})

test('each step says how long it took and what comes next', async () => {
  let clock = 0
  const lines: string[] = []
  const step = (name: string, seconds: number, result?: string) => ({
    name,
    lasts: `about ${seconds} seconds`,
    run: () => {
      lines.push(`[${name}]`)
      clock += seconds * 1000
      return Promise.resolve(result)
    },
  })
  await runSteps(
    [step('Install the packages', 43), step('Prepare it', 3, 'A password'), step('Start', 1)],
    (line: string) => lines.push(line),
    () => clock,
  )
  expect(lines).toEqual([
    'First: install the packages (about 43 seconds)',
    '[Install the packages]',
    '1/3 Install the packages … done in 43 s; next: prepare it (about 3 seconds)',
    '[Prepare it]',
    '2/3 Prepare it … done in 3 s; next: start (about 1 seconds)',
    'A password',
    '[Start]',
    '3/3 Start … done in 1 s',
  ])
})
