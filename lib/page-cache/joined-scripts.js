// One script in place of those that every page of a build has: the first use of a page takes three requests instead of eleven,
// and one long text compresses better. Stored and served like payloads.
const { readFileSync } = require('node:fs')
const path = require('node:path')
const { joinScripts, extractScripts } = require('../around-next/rendered-html')
const { storePayload, touchPayload } = require('./payloads')

/** A page that has only the scripts of every page's frame. */
const plainestPage = 'app/privacy.html'

/** @type {Map<string, { sources: string[], name: string | undefined }>} by the build's server folder */
const joinedByFolder = new Map()

function make(/** @type {string} */ serverDistDir) {
  try {
    const { sources } = extractScripts(readFileSync(path.join(serverDistDir, plainestPage), 'utf8'))
    const read = (/** @type {string} */ source) =>
      readFileSync(path.join(serverDistDir, '..', source.replace('/_next/', '')), 'utf8')
    const text = joinScripts(sources.map((source) => ({ source, text: read(source) })))
    return { sources, name: text && storePayload(serverDistDir, text) }
  } catch {
    return { sources: [], name: undefined }
  }
}

/**
 * Finds the one script that replaces those of all pages.
 * @param {string} serverDistDir the build's server folder
 * @param {string[]} sources the scripts of a page
 * @returns {{ name: string, rest: string[] } | undefined} its name among the payloads and the page's other scripts; undefined
 *   if the page doesn't have all of them, or it can't be made
 */
function joinCommonScripts(serverDistDir, sources) {
  const stored = joinedByFolder.get(serverDistDir)
  const common =
    stored && (!stored.name || touchPayload(serverDistDir, stored.name)) ? stored : make(serverDistDir)
  joinedByFolder.set(serverDistDir, common)
  if (!common.name || !common.sources.every((source) => sources.includes(source))) return undefined
  return { name: common.name, rest: sources.filter((source) => !common.sources.includes(source)) }
}

module.exports = { joinCommonScripts }
