// npm run test:clock [-- instant…] [-- command]: runs tests with the clock of every process set to each of eight instants, from where
// it runs on. By default all instants, unit and browser tests; otherwise by the names below, and any command that ends with "N passed,
// N failed": `npm run test:clock -- friday midnight -- npm test`. Needs Debian’s faketime, gcc and chromium.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { installDependencies } from '../deploy/install.mjs'
import { findChromium } from './programs.mjs'

/** On New York's clock, which is the office's. Tests that take longer than two minutes see what changes then. */
const instants = {
  autumn: ['2027-11-07T01:58-04:00', 'before the clock is set back'],
  'new-year': ['2026-12-31T23:58-05:00', 'before New Year'],
  'month-end': ['2027-01-31T23:50-05:00', 'before a month ends'],
  spring: ['2027-03-14T01:58-05:00', 'before the clock is set forward'],
  friday: ['2027-04-16T19:30-04:00', 'on a Friday evening'],
  sunday: ['2027-06-20T12:00-04:00', 'on a Sunday at noon'],
  midnight: ['2027-09-07T23:59:30Z', 'before midnight in UTC'],
  'leap-day': ['2028-02-29T12:00-05:00', 'on February 29'],
}

const words = process.argv.slice(2)
const from = words.indexOf('--')
const names = from < 0 ? words : words.slice(0, from)
const [command, ...args] =
  from < 0 ? ['node', 'tests/all.mjs', 'unit', 'processes', 'browser'] : words.slice(from + 1)
const unknown = names.find((name) => !(name in instants))
if (unknown) {
  console.log(`There is no instant “${unknown}”, only ${Object.keys(instants).join(', ')}.`)
  process.exit(1)
}

await installDependencies()
const temporary = mkdtempSync(path.join(tmpdir(), 'showroom-clock-'))
const library = (name) => path.join(temporary, `${name}.so`)
const isCompiled = ['clock', 'clock-chromium'].every((name) => {
  const source = path.join(import.meta.dirname, `${name}.c`)
  return spawnSync('cc', ['-shared', '-fPIC', '-o', library(name), source], { stdio: 'inherit' }).status === 0
})

/** Writes a program that starts Chromium with its clock set. @returns its path */
function writeStarter(name, chromium) {
  const file = path.join(temporary, name)
  const command = `LD_PRELOAD=${library('clock-chromium')} exec ${chromium} "$@"`
  writeFileSync(file, `#!/bin/sh\n${command}\n`, { mode: 0o755 })
  return file
}
const starters = {
  CHROMIUM_PATH: writeStarter('chromium', findChromium()),
  FULL_CHROMIUM_PATH: writeStarter('full-chromium', '/usr/bin/chromium'),
}

/** The environment of a process whose clock shows an instant now, and whose files have times by that clock. */
function clockAt(instant) {
  const ahead = Math.round((Date.parse(instant) - Date.now()) / 1000)
  return {
    ...process.env,
    ...starters,
    LD_PRELOAD: `${library('clock')}:/usr/$LIB/faketime/libfaketime.so.1`,
    FAKETIME: ahead < 0 ? String(ahead) : `+${ahead}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    FAKE_UTIME: '1',
  }
}

/** Returns true if Node tells an instant's time, also that of a file it has just written. */
function isSet(instant) {
  const file = path.join(temporary, 'written')
  const script = `fs.writeFileSync(${JSON.stringify(file)}, ''), console.log(Date.now(), fs.statSync(${JSON.stringify(file)}).mtimeMs)`
  const { stdout } = spawnSync(process.execPath, ['-e', script], { env: clockAt(instant), encoding: 'utf8' })
  const times = stdout.trim().split(' ').map(Number)
  return times.length === 2 && times.every((time) => Math.abs(time - Date.parse(instant)) < 60_000)
}

const run = (env, log) =>
  new Promise((resolve) => {
    const output = openSync(log, 'w')
    spawn(command, args, { env, stdio: ['ignore', output, output] }).once('close', resolve)
  })

if (!isCompiled || !isSet('2028-02-29T12:00-05:00')) {
  console.log('The clock can’t be set: this needs libfaketime and a compiler (apt-get install faketime gcc).')
  process.exit(1)
}

let failures = 0
for (const name of names.length ? names : Object.keys(instants)) {
  const [instant, when] = instants[name]
  const log = path.join(temporary, `${name}.log`)
  const begun = performance.now()
  const status = await run(clockAt(instant), log)
  const seconds = Math.round((performance.now() - begun) / 1000)
  const lines = readFileSync(log, 'utf8').trim().split('\n')
  console.log(`${name} (${instant}, ${when}): ${lines.at(-1)}, ${seconds} s`)
  if (status === 0) continue
  failures += 1
  for (const line of lines.filter((line) => line.startsWith('FAILED: '))) console.log(`  ${line}`)
  console.log(`  its output: ${log}`)
}
if (failures === 0) rmSync(temporary, { recursive: true })
process.exit(failures === 0 ? 0 : 1)
