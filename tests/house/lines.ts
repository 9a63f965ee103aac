import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './imports'

// Counts lines of product code, without tests, migrations, generated files and content.

const isCode = /\.(?:tsx?|mjs|js|css)$/
const isOther = /^tests\/|\/migrations\/|^prisma\/generated\/|^lib\/content\//

const isProduct = (file: string) =>
  isCode.test(file) && !isOther.test(file) && existsSync(path.join(root, file))

/** Returns the folder under which a file is counted, two levels deep: lib/data, components/admin/areas. */
const folderOf = (file: string) => {
  const parts = path.dirname(file).split('/')
  return parts.slice(0, parts[0] === 'components' && parts[1] === 'admin' ? 3 : 2).join('/')
}

/** Returns the lines of product code by folder, the largest first. */
export function countLines(): [folder: string, lines: number][] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const lines = new Map<string, number>()
  for (const file of files.split('\n').filter(isProduct)) {
    const count = readFileSync(path.join(root, file), 'utf8').split('\n').length - 1
    lines.set(folderOf(file), (lines.get(folderOf(file)) ?? 0) + count)
  }
  return [...lines].sort(([, a], [, b]) => b - a)
}
