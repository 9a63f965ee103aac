// npm run site: install, prepare the embedded database, build, start.
import { existsSync } from 'node:fs'
import { bin, forgetRouteTypes, installDependencies, must } from './install.mjs'

if (existsSync('.env')) process.loadEnvFile('.env')
process.env.PORT ||= '3000'

installDependencies()
must('npm', ['run', '--silent', 'db:deploy'])
must('npm', ['run', '--silent', 'db:seed'])
forgetRouteTypes()
must(bin('next'), ['build'])
console.log(`\nThe site: ${process.env.SITE_URL || `http://localhost:${process.env.PORT}`}\n`)
must(bin('next'), ['start', '-p', process.env.PORT])
