import { request } from 'node:http'
import { requestPipeline } from '@/lib/http/request-pipeline'
import { temporaryDatabase } from '../data/temporary-database'
import { startSite } from './site-server'

temporaryDatabase()
process.env.SITE_URL = 'https://www.example.com'
process.env.REFUSE_UNKNOWN_HOSTS = '1'

/** Returns the answer of a site at www.example.com to a request with this Host header. */
async function answerTo(host: string, path = '/') {
  const site = await startSite(requestPipeline(), (message, answer) => answer.end(`for ${message.url}`))
  const { port } = site
  const answer = await new Promise<{ status: number | undefined; text: string }>((done, failed) => {
    const clientRequest = request({ host: '127.0.0.1', port, path, headers: { host } }, (message) => {
      let text = ''
      message.on('data', (part: Buffer) => (text += part.toString()))
      message.on('end', () => done({ status: message.statusCode, text }))
    })
    clientRequest.on('error', failed).end()
  })
  await site.end()
  return answer
}

test.each([
  'www.example.com',
  'WWW.Example.com.',
  'www.example.com:8443',
  'localhost:3000',
  '127.0.0.1:3001',
  '[::1]:3001',
])('%s is this site', async (host) => {
  expect(await answerTo(host, '/contact')).toEqual({ status: 200, text: 'for /contact' })
})

test.each(['evil.example', 'example.com', 'www.example.com.evil.example', 'evil.example:443'])(
  '“%s” is refused, by a page that names nobody',
  async (host) => {
    const { status, text } = await answerTo(host, '/contact')
    expect(status).toBe(421)
    expect(text).toContain('<h1>Nothing is at this address</h1>')
    expect(text).not.toMatch(/Hearth|tel:|example\.com/)
  },
)
