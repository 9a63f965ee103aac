// Asks for one address again and again over a few connections that stay open, as a program of its own, so that its own work
// isn't counted with the server's: node load.mjs <url> <seconds> <connections> <Accept-Encoding>. Prints JSON.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'

/** Where the answer at the start of `buffer` ends; 0 while it isn't whole. */
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

function ask(url, seconds, connections, acceptEncoding) {
  const { hostname, port, pathname, search } = new URL(url)
  const request = Buffer.from(
    `GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept: text/html\r\n` +
      (acceptEncoding ? `Accept-Encoding: ${acceptEncoding}\r\n` : '') +
      '\r\n',
  )
  const end = performance.now() + seconds * 1000
  let answers = 0
  let refused = 0
  let bytes = 0
  return Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise((done, failed) => {
          const socket = connect(Number(port), hostname, () => socket.write(request))
          let rest = Buffer.alloc(0)
          socket.on('error', failed).on('data', (chunk) => {
            rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
            const length = endOfAnswer(rest)
            if (length === 0) return
            if (rest.toString('latin1', 9, 12) === '200') answers += 1
            else refused += 1
            bytes = length
            rest = rest.subarray(length)
            if (performance.now() < end) socket.write(request)
            else socket.end(done)
          })
        }),
    ),
  ).then(() => ({ answers, refused, bytes }))
}

/** How much of the processor a process has used, in milliseconds (Linux: ticks of 10 ms). */
export function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/**
 * @param {string} url
 * @param {{ seconds?: number, connections?: number, coding?: string }} [options]
 * @returns {Promise<{ perSecond: number, answers: number, bytes: number }>} `bytes` of one answer, its head included
 */
export async function load(url, { seconds = 3, connections = 8, coding = '' } = {}) {
  const child = spawn(
    process.execPath,
    [fileURLToPath(import.meta.url), url, String(seconds), String(connections), coding],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let text = ''
  child.stdout.on('data', (part) => (text += part))
  await new Promise((done) => child.once('close', done))
  const { answers, refused, bytes, took } = JSON.parse(text)
  if (refused > 0) throw new Error(`${url}: ${refused} answers of ${answers + refused} were no 200`)
  return { perSecond: (answers * 1000) / took, answers, bytes }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [url, seconds, connections, coding] = process.argv.slice(2)
  const start = performance.now()
  const result = await ask(url, Number(seconds), Number(connections), coding)
  console.log(JSON.stringify({ ...result, took: performance.now() - start }))
}
