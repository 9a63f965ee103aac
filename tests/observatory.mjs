// Scores the answers of addresses by the rules of MDN's HTTP Observatory, offline:
//   node tests/observatory.mjs http://localhost:3000/ …
// Prints a line for each. COOKIE, if set, is sent along.
// An answer counts as if it had come over https from a host that redirects http there, as deployed.
import { existsSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const observatory = path.dirname(
  createRequire(import.meta.url).resolve('@mdn/mdn-http-observatory/package.json'),
)
const load = (file) => import(path.join(observatory, 'src', file))

// The package fetches the list of preloaded hosts at its installation; ours isn't on it, so an empty one will do.
const preloaded = path.join(observatory, 'conf/hsts-preload.json')
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}')

const [{ ALL_TESTS }, { Requests }, { Session }, { parseHttpEquivHeaders }, { getScoreModifier }] =
  await Promise.all([
    load('constants.js'),
    load('types.js'),
    load('retriever/session.js'),
    load('retriever/utils.js'),
    load('grader/grader.js'),
  ])
const { AxiosHeaders } = await import(
  createRequire(path.join(observatory, 'package.json'))
    .resolve('axios')
    .replace(/dist.*$/, 'index.js')
)

for (const address of process.argv.slice(2)) {
  const answer = await fetch(address, { headers: { cookie: process.env.COOKIE ?? '' } })
  const html = await answer.text()
  const scanned = new Requests('www.example.com')
  const response = {
    headers: new AxiosHeaders(Object.fromEntries(answer.headers)),
    request: { headers: new AxiosHeaders() },
    status: 200,
    statusText: 'OK',
    verified: true,
    data: html,
    config: { headers: new AxiosHeaders() },
    httpEquiv: parseHttpEquivHeaders(html, 'https://www.example.com/'),
  }
  const redirects = [
    { url: new URL('http://www.example.com/'), status: 301 },
    { url: new URL('https://www.example.com/'), status: 200 },
  ]
  scanned.resources.path = html
  scanned.responses = {
    auto: response,
    cors: response,
    http: response,
    https: response,
    httpRedirects: redirects,
    httpsRedirects: redirects.slice(1),
  }
  scanned.session = new Session(new URL('https://www.example.com/'))

  const results = ALL_TESTS.map((test) => test(scanned))
  const modifiers = results.map(({ result }) => getScoreModifier(result))
  const penalties = modifiers
    .filter((modifier) => modifier < 0)
    .reduce((sum, modifier) => sum + modifier, 100)
  // As the Observatory does: extra credit counts from 90 up.
  const score = penalties >= 90 ? modifiers.reduce((sum, modifier) => sum + modifier, 100) : penalties
  console.log(
    JSON.stringify({
      address,
      score,
      results: results.map(({ result }, index) => `${result} ${modifiers[index]}`),
    }),
  )
}
