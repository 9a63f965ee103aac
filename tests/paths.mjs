// Runs the tests of `npm test -- PATH…`.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { bin, run } from '../deploy/install.mjs'
import { build, check, runBrowser, runJest } from './steps.mjs'

const isBrowserTest = (file) => /^tests\/browser\/.*\.spec\.ts$/.test(file)
/** Names the parts of the tests that are asked for by their files. */
const partsOf = (files) =>
  new Set(files.map((file) => /\.(\w+)\.test\.tsx?$/.exec(file)?.[1]).filter(Boolean))
const isCode = (file) => /\.(?:[cm]?js|tsx?)$/.test(file)

/** Lists the files that git knows or would take below these paths. @throws Error where there is none */
function filesOf(paths) {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...paths], {
    encoding: 'utf8',
  })
  const files = stdout.split('\n').filter((file) => file && existsSync(file))
  if (files.length === 0) throw new Error(`no file at ${paths.join(' ')}`)
  return files
}

/** Checks the style of these files, and runs the tests that import them or that they are. */
export async function testPaths(paths) {
  const files = filesOf(paths)
  const code = files.filter(isCode)
  check('format', run(bin('prettier'), ['--check', '--ignore-unknown', ...files]) === 0)
  if (code.length > 0) check('lint', run(bin('oxlint'), ['--type-aware', '--deny-warnings', ...code]) === 0)
  const specs = code.filter(isBrowserTest)
  const otherFiles = code.filter((file) => !isBrowserTest(file))
  if (otherFiles.length > 0)
    await runJest('unit', ['unit', 'database', ...partsOf(otherFiles)], {
      args: ['--passWithNoTests', '--findRelatedTests', ...otherFiles],
    })
  const env = specs.length > 0 && (await build())
  if (env) await runBrowser('browser', env, specs)
}
