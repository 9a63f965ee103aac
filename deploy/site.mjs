// npm run site: install, prepare the embedded database, build, start.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { bin, forgetRouteTypes, installDependencies, must, serverOptions } from './install.mjs'

if (existsSync('.env')) process.loadEnvFile('.env')
process.env.PORT ||= '3000'

installDependencies()
must('npm', ['run', '--silent', 'db:deploy'])
must('npm', ['run', '--silent', 'db:seed'])
forgetRouteTypes()
must(bin('next'), ['build'])
console.log(`\nThe site: ${process.env.SITE_URL || `http://localhost:${process.env.PORT}`}\n`)

// On a signal this waits for the server, which finishes its requests (lib/around-next/shutdown.ts).
const NODE_OPTIONS = process.env.NODE_OPTIONS || serverOptions
const server = spawn(bin('next'), ['start', '-p', process.env.PORT], {
  stdio: 'inherit',
  env: { ...process.env, NODE_OPTIONS },
})
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))
