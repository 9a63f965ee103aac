// npm run site: install, prepare the embedded database, build, start.
// npm run dev: the same with what tests need and without a build, since its server compiles a page when somebody asks for it.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { bin, installDependencies, prepareDatabase, quietly, serverOptions } from './install.mjs'
import { runSteps } from './steps.mjs'

if (existsSync('.env')) process.loadEnvFile('.env')
const isDev = process.argv[2] === 'dev'
const words = process.argv.slice(isDev ? 3 : 2)
const { values: options } = parseArgs({
  args: words,
  options: { port: { type: 'string', short: 'p' }, hostname: { type: 'string', short: 'H' } },
  strict: false,
})
process.env.PORT = options.port || process.env.PORT || '3000'

/** Starts the server and waits for its first answer. This process ends with the server. */
async function startServer() {
  const NODE_OPTIONS = process.env.NODE_OPTIONS || (isDev ? '' : serverOptions)
  const server = spawn(bin('next'), [isDev ? 'dev' : 'start', '-p', process.env.PORT, ...words], {
    stdio: 'inherit',
    env: { ...process.env, NODE_OPTIONS },
  })
  // On a signal this waits for the server, which finishes its requests (lib/around-next/shutdown.ts).
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal))
  server.on('exit', (code) => process.exit(code ?? 1))
  const answers = () =>
    fetch(`http://${options.hostname || '127.0.0.1'}:${process.env.PORT}`).then(
      () => true,
      () => false,
    )
  while (!(await answers())) await pause(50)
}

const install = {
  name: 'Install the packages',
  lasts: 'the first time a minute or two',
  run: () => installDependencies({ forDevelopment: isDev }),
}
const database = { name: 'Prepare the database', lasts: 'a few seconds', run: prepareDatabase }
const build = {
  name: 'Build the site',
  lasts: 'one to three minutes',
  run: () => void quietly(bin('next'), ['build']),
}
const start = { name: 'Start the server', lasts: 'a few seconds', run: startServer }

await runSteps([install, database, ...(isDev ? [] : [build]), start])
console.log(`\nThe site: ${process.env.SITE_URL || `http://localhost:${process.env.PORT}`}\n`)
