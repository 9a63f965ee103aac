// npm run precompress -- FOLDER: puts the files of the build and of public/ where nginx gives them out from (deploy/nginx.conf),
// with a gzip and a Brotli beside each that is worth it. The files of earlier builds stay for a month, so that a page that was
// opened before an upgrade finds its own.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const isText = /\.(?:css|js|json|map|svg|txt)$/
/** Below this a packet is saved by nothing, in bytes. */
const worthIt = 1000
/** How long files stay that the last build doesn't have, in days. */
const keptDays = 30

const brotli = (bytes) =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })

const filesBelow = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    : []

/** A file appears whole or not at all: nginx reads while this writes. */
function write(file, make) {
  const unfinished = `${file}.${process.pid}`
  make(unfinished)
  renameSync(unfinished, file)
}

/** Puts one file in its place, with its compressed forms; nothing is done again that is there. */
function put(from, to) {
  const { size } = statSync(from)
  const is = existsSync(to) && statSync(to).size === size && readFileSync(to).equals(readFileSync(from))
  if (!is) {
    mkdirSync(path.dirname(to), { recursive: true })
    for (const form of ['gz', 'br']) rmSync(`${to}.${form}`, { force: true })
    write(to, (unfinished) => cpSync(from, unfinished))
  }
  if (!isText.test(to) || size < worthIt) return [to]
  const forms = { [`${to}.gz`]: (bytes) => gzipSync(bytes, { level: 9 }), [`${to}.br`]: brotli }
  for (const [file, compress] of Object.entries(forms))
    if (!existsSync(file))
      write(file, (unfinished) => writeFileSync(unfinished, compress(readFileSync(from))))
  return [to, ...Object.keys(forms)]
}

/**
 * Puts a build's files into a folder.
 * @param {object} options
 * @param {string} options.release the folder of the site's code, with its build
 * @param {string} options.build the build's folder in it
 * @param {string} options.folder where to
 * @param {Date} [options.now]
 * @returns {{ files: number, removed: number }} how many files of this build are there, and how many old ones went
 */
export function precompress({ release, build, folder, now = new Date() }) {
  const sources = [
    [path.join(release, build, 'static'), '_next/static'],
    ...['fonts', 'icons', 'images'].map((name) => [path.join(release, 'public', name), name]),
  ]
  if (!existsSync(sources[0][0])) throw new Error(`there is no build in ${path.join(release, build)}`)
  const current = new Set()
  for (const [source, name] of sources)
    for (const file of filesBelow(source))
      for (const made of put(path.join(source, file), path.join(folder, name, file))) current.add(made)
  // A file's date says when a build last had it.
  for (const file of current) utimesSync(file, now, now)
  const before = now.getTime() - keptDays * 24 * 3600_000
  const old = filesBelow(folder)
    .map((file) => path.join(folder, file))
    .filter((file) => !current.has(file) && statSync(file).mtimeMs < before)
  for (const file of old) rmSync(file)
  return { files: current.size, removed: old.length }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder, ...more] = process.argv.slice(2)
  if (!folder || more.length > 0) {
    console.error('usage: npm run precompress -- FOLDER')
    process.exit(2)
  }
  const { files, removed } = precompress({
    release: process.cwd(),
    build: process.env.BUILD_DIR || '.next',
    folder: path.resolve(folder),
  })
  console.log(`${files} files in ${folder}, ${removed} of earlier builds removed`)
}
