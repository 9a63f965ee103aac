// Generates both Prisma clients. `prisma generate` needs no schema engine but looks for one, and would download it: naming any existing
// program prevents that. It also writes generated/columns.json, since a Prisma client doesn't know its models' columns at run time.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const prisma = path.join(
  path.dirname(createRequire(import.meta.url).resolve('prisma/package.json')),
  'build/index.js',
)
for (const provider of ['sqlite', 'postgres']) {
  const { status } = spawnSync(
    process.execPath,
    [prisma, 'generate', '--schema', path.join(import.meta.dirname, provider)],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
        PRISMA_HIDE_UPDATE_MESSAGE: '1',
        CHECKPOINT_DISABLE: '1',
      },
    },
  )
  if (status !== 0) process.exit(status ?? 1)
}

/** Reads the columns of a model from its lines in models.prisma. */
function readColumns(lines) {
  const referred = Object.fromEntries(
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
        ...(name in referred && { refersTo: referred[name] }),
      },
    ]),
  )
}

const models = readFileSync(path.join(import.meta.dirname, 'models.prisma'), 'utf8')
const columns = [...models.matchAll(/^model (\w+) \{$(.*?)^\}$/gms)].map(([, model, lines]) => [
  model,
  readColumns(lines),
])
writeFileSync(
  path.join(import.meta.dirname, 'generated/columns.json'),
  JSON.stringify(Object.fromEntries(columns), null, 1),
)
