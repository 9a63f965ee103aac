// npm run precompress -- FOLDER: copies the files of the build and of public/ into the folder that nginx serves (deploy/nginx.conf),
// with a gzip and a Brotli version beside. The files of earlier builds stay for a month, for pages opened before an upgrade.
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const isText = /\.(?:css|js|json|map|svg|txt)$/
/** Smaller files fit into one packet anyway. In bytes. */
const minBytes = 1000
/** Files of earlier builds stay this long. */
const keptDays = 30

const brotli = (bytes) =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })

const filesBelow = (folder) =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    : []

/** Writes a file under another name first, since nginx may read it at any moment. */
function write(file, make) {
  const temporaryFile = `${file}.${process.pid}`
  make(temporaryFile)
  fs.renameSync(temporaryFile, file)
}

/** Copies a file, with its compressed versions, unless they exist. Returns all their paths. */
function copyCompressed(from, to) {
  const { size } = fs.statSync(from)
  const is =
    fs.existsSync(to) && fs.statSync(to).size === size && fs.readFileSync(to).equals(fs.readFileSync(from))
  if (!is) {
    fs.mkdirSync(path.dirname(to), { recursive: true })
    for (const form of ['gz', 'br']) fs.rmSync(`${to}.${form}`, { force: true })
    write(to, (temporaryFile) => fs.cpSync(from, temporaryFile))
  }
  if (!isText.test(to) || size < minBytes) return [to]
  const forms = { [`${to}.gz`]: (bytes) => gzipSync(bytes, { level: 9 }), [`${to}.br`]: brotli }
  for (const [file, compress] of Object.entries(forms))
    if (!fs.existsSync(file))
      write(file, (temporaryFile) => fs.writeFileSync(temporaryFile, compress(fs.readFileSync(from))))
  return [to, ...Object.keys(forms)]
}

/**
 * Copies a build's files into a folder.
 * @param {object} options
 * @param {string} options.release the folder of the site's code
 * @param {string} options.build the build's folder in it
 * @param {string} options.folder the target
 * @param {Date} [options.now]
 * @returns {{ files: number, removed: number }} the number of this build's files, and of removed old ones
 */
export function precompress({ release, build, folder, now = new Date() }) {
  const sources = [
    [path.join(release, build, 'static'), '_next/static'],
    ...['fonts', 'icons', 'images'].map((name) => [path.join(release, 'public', name), name]),
  ]
  if (!fs.existsSync(sources[0][0])) throw new Error(`there is no build in ${path.join(release, build)}`)
  const current = new Set()
  for (const [source, name] of sources)
    for (const file of filesBelow(source))
      for (const copy of copyCompressed(path.join(source, file), path.join(folder, name, file)))
        current.add(copy)
  // A file's date tells which build had it last.
  for (const file of current) fs.utimesSync(file, now, now)
  const before = now.getTime() - keptDays * 24 * 3600_000
  const old = filesBelow(folder)
    .map((file) => path.join(folder, file))
    .filter((file) => !current.has(file) && fs.statSync(file).mtimeMs < before)
  for (const file of old) fs.rmSync(file)
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
