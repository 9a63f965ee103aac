// Generates both Prisma clients. `prisma generate` needs no schema engine but looks for one, and would download
// it: any existing program in its place keeps it from trying.
import { spawnSync } from 'node:child_process'
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
