// npm run test:faults [-- <area>…]: plants each fault of the lists beside this file in a copy of the checkout, and runs the unit tests of
// `npm test` that are nearest to its file, until one fails. One fault at a time in each copy, and a copy for each processor. A test
// that fails without the fault too doesn't count. Ends with the share of caught faults; all must be.
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { copyProject } from '../copy-project.mjs'
import { filesBelow, readImports, root } from '../house/imports'
import { areas } from './areas'
import { type Fault, plant } from './fault'

/** The number of tests that have to catch a fault: one further away would only do so by chance. */
const nearest = 20
/** A fault that makes a test hang isn't caught; in milliseconds. */
const longest = 15 * 60_000

type Failure = { test: string; name: string }

const importersOf = new Map<string, string[]>()
for (const { from, to } of readImports(['app', 'components', 'lib', 'prisma', 'tests/unit'], {
  types: false,
}))
  importersOf.set(to, [...(importersOf.get(to) ?? []), from])
/** Those of `npm test`: <subject>.<part>.test.ts belongs to a part of the whole run (jest.config.js). */
const unitTests = new Set(filesBelow('tests/unit', /^[^.]+\.test\.tsx?$/))

/** Lists the nearest tests that reach a file by imports: those called like it, then those with the shortest way. */
function testsReaching(file: string): string[] {
  const reached = new Set([file])
  for (const name of reached) for (const importer of importersOf.get(name) ?? []) reached.add(importer)
  const tests = [...reached].filter((name) => unitTests.has(name))
  const called = `${path.parse(file).name}.test`
  const isNamesake = (name: string) => path.parse(name).name === called
  return [...tests.filter(isNamesake), ...tests.filter((name) => !isNamesake(name))].slice(0, nearest)
}

/** Runs tests in a copy in this order. Returns the first failure, or null. */
async function runTests(folder: string, tests: string[]): Promise<Failure | null> {
  const output = `${folder}.json`
  rmSync(output, { force: true })
  const inCopy = (name: string) => path.join(folder, 'tests/faults', name)
  const child = spawn(
    process.execPath,
    [
      'node_modules/jest/bin/jest.js',
      ...['--ci', '--silent', '--runInBand', '--bail'],
      ...['--reporters', inCopy('reporter.cjs'), '--testSequencer', inCopy('sequencer.cjs')],
      ...['--runTestsByPath', ...tests],
    ],
    {
      cwd: folder,
      env: { ...process.env, CI: 'true', FAULT_TESTS: JSON.stringify(tests), FAULT_FAILURE: output },
      stdio: 'ignore',
      timeout: longest,
      killSignal: 'SIGKILL',
    },
  )
  const status = await new Promise<number | null>((done) => child.once('close', done))
  if (status === 0) return null
  if (!existsSync(output)) throw new Error(`jest ended with ${status} and no failed test`)
  const { test, name } = JSON.parse(readFileSync(output, 'utf8')) as Failure
  return { test: path.relative(folder, test), name }
}

/** Results of tests in a copy without faults: each is run once. */
const passing = new Map<string, Promise<boolean>>()
const passesWithoutFault = (folder: string, test: string): Promise<boolean> => {
  const result = passing.get(test) ?? runTests(folder, [test]).then((failure) => failure === null)
  passing.set(test, result)
  return result
}

/** Returns the test that catches a fault, or null. */
async function findCatcher(folder: string, fault: Fault): Promise<Failure | null> {
  const file = path.join(folder, fault.file)
  const source = readFileSync(file, 'utf8')
  let tests = testsReaching(fault.file)
  while (tests.length > 0) {
    writeFileSync(file, plant(source, fault))
    const failure = await runTests(folder, tests).finally(() => writeFileSync(file, source))
    if (!failure || (await passesWithoutFault(folder, failure.test))) return failure
    console.log(`${failure.test} fails without a fault too`)
    tests = tests.slice(tests.indexOf(failure.test) + 1)
  }
  return null
}

/** Tries faults of the queue, one after another, in a copy of the checkout. Returns the number of caught ones. */
async function tryFaults(folder: string, queue: Fault[]): Promise<number> {
  mkdirSync(folder)
  copyProject(folder)
  cpSync(path.join(root, 'prisma/generated'), path.join(folder, 'prisma/generated'), { recursive: true })
  let caught = 0
  for (let fault = queue.shift(); fault; fault = queue.shift()) {
    const { file, harm } = fault
    const begun = performance.now()
    const failure = await findCatcher(folder, fault).catch((error: unknown) => {
      console.log(String(error))
    })
    const seconds = Math.round((performance.now() - begun) / 1000)
    console.log(`${failure ? 'caught' : 'NOT CAUGHT'}: ${file}: ${harm} (${seconds} s)`)
    if (failure) console.log(`  by ${failure.test}: ${failure.name}`)
    if (failure) caught += 1
  }
  return caught
}

async function main(): Promise<void> {
  const asked = process.argv.slice(2)
  const unknown = asked.filter((area) => !Object.hasOwn(areas, area))
  if (unknown.length > 0)
    throw new Error(`no such area: ${unknown.join(', ')}. There are ${Object.keys(areas).join(', ')}.`)
  const faults = Object.entries(areas).flatMap(([area, list]) =>
    asked.length === 0 || asked.includes(area) ? list : [],
  )
  const temporary = mkdtempSync(path.join(tmpdir(), 'showroom-faults-'))
  process.once('exit', () => rmSync(temporary, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  const queue = [...faults]
  const copies = Array.from({ length: Math.min(availableParallelism(), faults.length) }, (_, index) =>
    tryFaults(path.join(temporary, String(index)), queue),
  )
  const caught = (await Promise.all(copies)).reduce((sum, count) => sum + count, 0)
  console.log(`${caught} of ${faults.length} faults caught`)
  process.exitCode = caught === faults.length ? 0 : 1
}

void main()
