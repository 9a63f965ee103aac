// A site of one static page that Next makes without anything of ours: the measure of what the framework itself costs.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bin } from '../../../deploy/install.mjs'
import { until } from '../../chaos/site.mjs'
import { freePort } from '../../proxy.mjs'

const root = path.join(import.meta.dirname, '../../..')

const layout = `export const metadata = { title: 'Bare page' }
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}
`
const page = `import text from './text.json'
export default function Page() {
  return <main>{text.map((part, index) => <p key={index}>{part}</p>)}</main>
}
`
/** The bytes that Next writes around a page without content, and around a paragraph's text, in page and payload. */
const frame = 6_500
const perParagraph = 50

/** Paragraphs of the words of a page, so many that page and payload weigh `bytes` together. */
function paragraphs(html, bytes) {
  const words = html
    .replace(/<(script|style)\b[^]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>|&\w+;/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
  const parts = []
  let remaining = bytes - frame
  for (let at = 0; remaining > 0; at = (at + 40) % words.length) {
    const part = words.slice(at, at + 40).join(' ')
    parts.push(part)
    remaining -= 2 * Buffer.byteLength(part) + perParagraph
  }
  return parts
}

/**
 * Builds and starts it.
 * @param {string} html the page whose words it has
 * @param {number} bytes what its document is to weigh
 */
export async function startBareNext(html, bytes) {
  const folder = mkdtempSync(path.join(tmpdir(), 'showroom-bare-'))
  mkdirSync(path.join(folder, 'app'))
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}')
  writeFileSync(path.join(folder, 'app/layout.jsx'), layout)
  writeFileSync(path.join(folder, 'app/page.jsx'), page)
  writeFileSync(path.join(folder, 'app/text.json'), JSON.stringify(paragraphs(html, bytes)))
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  const options = { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] }
  // With Turbopack everything would have to lie in one folder; what is served is the same.
  const build = spawn(process.execPath, [bin('next'), 'build', '--webpack'], options)
  const code = await new Promise((done) => build.once('exit', done))
  if (code !== 0) throw new Error('the bare page could not be built')
  const port = await freePort()
  const server = spawn(process.execPath, [bin('next'), 'start', '-p', String(port)], options)
  process.once('exit', () => server.kill('SIGKILL'))
  const url = `http://localhost:${port}/`
  await until('the bare page is there', () =>
    fetch(url).then(
      (answer) => answer.ok,
      () => false,
    ),
  )
  return {
    name: 'bare Next',
    url,
    pid: server.pid,
    end() {
      server.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
