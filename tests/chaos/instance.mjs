// Starts or stops an instance of the site for deploy/upgrade.mjs without systemd; a file with its process id tells what runs. The trial of
// upgrades uses it.
//   node tests/chaos/instance.mjs start|stop PORT     in the folder UPGRADE_ROOT
import { spawn } from 'node:child_process'
import { openSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const [what, port] = process.argv.slice(2)
const root = process.env.UPGRADE_ROOT
const file = path.join(root, `${port}.pid`)
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))

if (what === 'start') {
  const release = realpathSync(path.join(root, 'current'))
  const out = openSync(path.join(root, `${port}.log`), 'a')
  const child = spawn(
    process.execPath,
    [
      'node_modules/next/dist/bin/next',
      'start',
      '-H',
      '127.0.0.1',
      '-p',
      port,
      '--keepAliveTimeout',
      '70000',
    ],
    { cwd: release, detached: true, stdio: ['ignore', out, out], env: { ...process.env, PORT: port } },
  )
  writeFileSync(file, String(child.pid))
  child.unref()
} else {
  const isThere = (pid) => {
    try {
      process.kill(pid, 0)
      // Ended, and not yet taken note of by who started it.
      return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
    } catch {
      return false
    }
  }
  const pid = Number(readFileSync(file, 'utf8'))
  if (isThere(pid)) process.kill(pid, process.env.INSTANCE_SIGNAL || 'SIGTERM')
  while (isThere(pid)) await pause(20)
  rmSync(file)
}
