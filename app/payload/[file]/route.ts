import path from 'node:path'
import { dataPolicy } from '@/lib/policy'
import { readPayload } from '@/lib/page-cache/payloads'

type Context = { params: Promise<{ file: string }> }

const serverDistDir = path.join(process.cwd(), process.env.BUILD_DIR || '.next', 'server')

/**
 * GET /payload/<hash>.js: sends the data with which React takes over a static page, requested at a visitor's first intent.
 */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const [name = '', ending, ...more] = (await params).file.split('.')
  const payload = ending === 'js' && more.length === 0 ? await readPayload(serverDistDir, name) : null
  if (!payload) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  return new Response(new Uint8Array(payload), {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': dataPolicy,
      'X-Robots-Tag': 'noindex',
    },
  })
}
