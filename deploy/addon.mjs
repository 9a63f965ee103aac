// better-sqlite3 12, compiled with the headers of Node 24.19 or later, aborts during garbage collection ("Assertion failed: (env) !=
// nullptr"): their ObjectWrap asks for an environment that doesn't exist at that moment. Prebuilt files are older and work; compiling
// here needs older headers. Version 13 doesn't have the problem, and doesn't run on Node 20.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The last headers of Node 24 that work; all versions of a major one share the ABI. */
const lastWorking = '24.18.1'
const [major, minor] = process.versions.node.split('.').map(Number)

/**
 * Compiles better-sqlite3 again if it was compiled with such headers; on Linux and macOS, for which npm has Node's packages.
 * @param {string} root the folder of node_modules
 * @returns {boolean} true if it works now
 */
export function repairAddon(root) {
  const file = path.join(root, 'node_modules/better-sqlite3/build/Release/better_sqlite3.node')
  const isBroken = () => existsSync(file) && readFileSync(file).includes('RemoveEnvironmentCleanupHook')
  if (major !== 24 || minor < 19 || !isBroken()) return !isBroken()
  const folder = mkdtempSync(path.join(tmpdir(), 'showroom-headers-'))
  const name = `node-${process.platform}-${process.arch}`
  const npm = (args, cwd, env) =>
    spawnSync('npm', args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } })
  try {
    npm(['install', '--silent', '--ignore-scripts', '--prefix', folder, `${name}@${lastWorking}`], folder)
    const nodedir = path.join(folder, 'node_modules', name)
    npm(['rebuild', '--silent', 'better-sqlite3'], root, { npm_config_nodedir: nodedir })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return !isBroken()
}

if (process.argv[1] === import.meta.filename && !repairAddon(process.cwd())) {
  console.error(
    'better-sqlite3 was compiled with headers that it aborts with: use Node 22, or see deploy/addon.mjs',
  )
  process.exit(1)
}
