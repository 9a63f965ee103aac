// better-sqlite3 12 compiled with the headers of Node 24.19 or later ends the process when something is collected ("Assertion
// failed: (env) != nullptr"): since then their ObjectWrap asks for an environment that isn't there at that moment. What is
// prebuilt was made before and is right; what is compiled here needs headers from before. Version 13 doesn't have this, and
// doesn't run on Node 20.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The last headers of Node 24 without it; the ABI of a major version is one. */
const lastRight = '24.18.1'
const [major, minor] = process.versions.node.split('.').map(Number)

/**
 * Compiles better-sqlite3 again where it was compiled with such headers; Linux and macOS, where npm has Node's packages.
 * @param {string} root the folder of node_modules
 * @returns {boolean} whether all is well now
 */
export function mendAddon(root) {
  const file = path.join(root, 'node_modules/better-sqlite3/build/Release/better_sqlite3.node')
  const isWrong = () => existsSync(file) && readFileSync(file).includes('RemoveEnvironmentCleanupHook')
  if (major !== 24 || minor < 19 || !isWrong()) return !isWrong()
  const folder = mkdtempSync(path.join(tmpdir(), 'showroom-headers-'))
  const name = `node-${process.platform}-${process.arch}`
  const npm = (args, cwd, env) =>
    spawnSync('npm', args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } })
  try {
    npm(['install', '--silent', '--ignore-scripts', '--prefix', folder, `${name}@${lastRight}`], folder)
    const nodedir = path.join(folder, 'node_modules', name)
    npm(['rebuild', '--silent', 'better-sqlite3'], root, { npm_config_nodedir: nodedir })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return !isWrong()
}

if (process.argv[1] === import.meta.filename && !mendAddon(process.cwd())) {
  console.error(
    'better-sqlite3 was compiled with headers that it aborts with: use Node 22, or see deploy/addon.mjs',
  )
  process.exit(1)
}
