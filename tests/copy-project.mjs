// Copies the checkout into another folder, where a test can install other versions without touching this one.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')

/** Runs a program and shows what it says. @throws where it fails */
export function must(program, args, options = {}) {
  const { status } = spawnSync(program, args, { stdio: 'inherit', ...options })
  if (status !== 0) throw new Error(`${path.basename(program)} ${args.slice(0, 3).join(' ')} failed`)
}

/** Copies the files that git knows or would take, and the installed packages. */
export function copyProject(folder) {
  const { stdout } = spawnSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const name of stdout.split('\0').filter((name) => name && existsSync(path.join(root, name)))) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    // Links stay links: the models are linked into the folders of both databases.
    cpSync(path.join(root, name), path.join(folder, name), { verbatimSymlinks: true })
  }
  // Second names of the same files where that can be, copies else.
  const to = path.join(folder, 'node_modules')
  if (spawnSync('cp', ['-al', path.join(root, 'node_modules'), to]).status !== 0) {
    rmSync(to, { recursive: true, force: true })
    must('cp', ['-a', path.join(root, 'node_modules'), to])
  }
  // npm replaces packages, but writes its list of them in place: with a second name it would change this checkout's.
  rmSync(path.join(to, '.package-lock.json'), { force: true })
}
