// Generates both Prisma clients, unless nothing has changed. `prisma generate` needs no schema engine but looks for one, and would
// download it: naming any existing program prevents that. It also writes generated/columns.json, since a Prisma client doesn't know its
// models' columns at run time.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const providers = ['sqlite', 'postgres']
const pathOf = (name) => path.join(import.meta.dirname, name)
const manifest = createRequire(import.meta.url).resolve('prisma/package.json')

/** The clients are those of this version of Prisma, of these models and of this file if `generated/source` has their hash. */
const hash = createHash('sha256')
for (const file of [
  manifest,
  import.meta.filename,
  pathOf('models.prisma'),
  ...providers.map((name) => pathOf(`${name}/schema.prisma`)),
])
  hash.update(readFileSync(file))
const source = hash.digest('hex')
const record = pathOf('generated/source')
if (existsSync(record) && readFileSync(record, 'utf8') === source) process.exit(0)

/** Generates a provider's client. Returns what Prisma says if it fails. */
function generate(provider) {
  const prisma = path.join(path.dirname(manifest), 'build/index.js')
  const child = spawn(process.execPath, [prisma, 'generate', '--schema', pathOf(provider)], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    },
  })
  let errors = ''
  child.stderr.on('data', (text) => (errors += String(text)))
  return new Promise((done) =>
    child.once('close', (code) => done(code === 0 ? '' : errors || `exit code ${code}`)),
  )
}

const failures = (await Promise.all(providers.map(generate))).filter(Boolean)
for (const failure of failures) console.error(failure)
if (failures.length > 0) process.exit(1)

/** Reads the columns of a model from its lines in models.prisma. */
function readColumns(lines) {
  const referredModels = Object.fromEntries(
    [...lines.matchAll(/^ {2}\w+ +(\w+)\?? .*@relation\(.*fields: \[(\w+)\]/gm)].map(([, model, column]) => [
      column,
      model,
    ]),
  )
  const columns = lines.matchAll(/^ {2}(\w+) +(String|Int|Float|Boolean|DateTime)(\??)(.*)$/gm)
  return Object.fromEntries(
    [...columns].map(([, name, type, optional, attributes]) => [
      name,
      {
        type,
        isOptional: optional === '?',
        isUnique: /@(id|unique)\b/.test(attributes),
        ...(name in referredModels && { refersTo: referredModels[name] }),
      },
    ]),
  )
}

const models = readFileSync(pathOf('models.prisma'), 'utf8')
const columns = [...models.matchAll(/^model (\w+) \{$(.*?)^\}$/gms)].map(([, model, lines]) => [
  model,
  readColumns(lines),
])
writeFileSync(pathOf('generated/columns.json'), JSON.stringify(Object.fromEntries(columns), null, 1))
writeFileSync(record, source)
