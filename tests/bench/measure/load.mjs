// Asks for addresses again and again over connections that stay open, as a program of its own, so that its own work isn't
// counted with the server's: node load.mjs <url,url…> <seconds> <connections> <Accept-Encoding> <User-Agent>. Prints
// JSON.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'

/** Returns the end of the answer at the start of `buffer`; 0 while it isn't whole. */
function endOfAnswer(buffer) {
  const head = buffer.indexOf('\r\n\r\n')
  if (head < 0) return 0
  const text = buffer.toString('latin1', 0, head)
  const length = /\r\ncontent-length: *(\d+)/i.exec(text)
  if (length) return buffer.length >= head + 4 + Number(length[1]) ? head + 4 + Number(length[1]) : 0
  if (!/\r\ntransfer-encoding: *chunked/i.test(text)) throw new Error('an answer without a length')
  const end = buffer.indexOf('\r\n0\r\n\r\n', head)
  return end < 0 ? 0 : end + 7
}

function ask(urls, seconds, connections, acceptEncoding, userAgent) {
  const { hostname, port } = new URL(urls[0])
  const requests = urls.map((url) => {
    const { pathname, search } = new URL(url)
    return Buffer.from(
      `GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept: text/html\r\n` +
        (acceptEncoding ? `Accept-Encoding: ${acceptEncoding}\r\n` : '') +
        (userAgent ? `User-Agent: ${userAgent}\r\n` : '') +
        '\r\n',
    )
  })
  const end = performance.now() + seconds * 1000
  let answers = 0
  let refused = 0
  /** The heads of the first ones that were no 200. */
  const heads = []
  let bytes = 0
  /** The number of answers by tenths of a millisecond. */
  const times = []
  return Promise.all(
    Array.from(
      { length: connections },
      (_, at) =>
        new Promise((done, failed) => {
          let turn = at
          let requestCount = 0
          const next = () => {
            requestCount = performance.now()
            socket.write(requests[turn++ % requests.length])
          }
          const socket = connect(Number(port), hostname, next)
          let rest = Buffer.alloc(0)
          socket.on('error', failed).on('data', (chunk) => {
            rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
            const length = endOfAnswer(rest)
            if (length === 0) return
            if (rest.toString('latin1', 9, 12) === '200') answers += 1
            else if ((refused += 1) <= 3) heads.push(rest.toString('latin1', 0, rest.indexOf('\r\n\r\n')))
            bytes = length
            const took = Math.round((performance.now() - requestCount) * 10)
            times[took] = (times[took] ?? 0) + 1
            rest = rest.subarray(length)
            if (performance.now() < end) next()
            else socket.end(done)
          })
        }),
    ),
  ).then(() => ({
    answers,
    refused,
    heads,
    bytes,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  }))
}

/** The time, in milliseconds, within which that share of the answers came. */
function percentile(times, share) {
  let remaining = times.reduce((sum, count) => sum + (count ?? 0), 0) * share
  return times.findIndex((count) => (remaining -= count ?? 0) <= 0) / 10
}

/** Returns the processor time of a process, in milliseconds (Linux: ticks of 10 ms). */
export function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/**
 * Asks for addresses of one server in turn.
 * @param {string[]} urls
 * @param {{ seconds?: number, connections?: number, coding?: string, userAgent?: string }} [options]
 * @returns {Promise<{ perSecond: number, answers: number, refused: number, heads: string[], bytes: number, p50: number, p99: number }>}
 * `refused` are the answers that were no 200, `heads` the heads of the first three of them, `bytes` those of one answer, its head
 * included, p50 and p99 in milliseconds
 */
export async function measure(urls, { seconds = 3, connections = 8, coding = '', userAgent = '' } = {}) {
  const child = spawn(
    process.execPath,
    [fileURLToPath(import.meta.url), urls.join(), String(seconds), String(connections), coding, userAgent],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let text = ''
  child.stdout.on('data', (part) => (text += part))
  await new Promise((done) => child.once('close', done))
  const { took, ...seen } = JSON.parse(text)
  return { ...seen, perSecond: (seen.answers * 1000) / took }
}

/** As measure(), for one address. @throws where an answer was no 200 */
export async function load(url, options) {
  const seen = await measure([url], options)
  if (seen.refused > 0)
    throw new Error(`${url}: ${seen.refused} answers of ${seen.answers + seen.refused} were no 200`)
  return seen
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [urls, seconds, connections, coding, userAgent] = process.argv.slice(2)
  const start = performance.now()
  const result = await ask(urls.split(','), Number(seconds), Number(connections), coding, userAgent)
  console.log(JSON.stringify({ ...result, took: performance.now() - start }))
}
