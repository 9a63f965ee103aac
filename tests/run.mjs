// npm test: lint, types, unit tests, build, the landing pages' own words, and the main journeys in the browser. Ends with "N passed, N failed".
// npm test -- PATH…   only what belongs to these files and folders
import { forgetRouteTypes, installPackages } from '../deploy/install.mjs'
import { testPaths } from './paths.mjs'
import { build, checkOwnWords, checkScript, finish, runBrowser, runUnit, timed } from './steps.mjs'

const paths = process.argv.slice(2)
const { scripts } = await timed('install', () => installPackages())
if (paths.length > 0) {
  await scripts
  await testPaths(paths)
} else {
  forgetRouteTypes()
  await checkScript('lint')
  await checkScript('types')
  await scripts
  await runUnit()
  const env = await build()
  if (env) {
    checkOwnWords(env)
    await runBrowser('journeys', env, ['--grep', '@journey'])
  }
}
finish()
