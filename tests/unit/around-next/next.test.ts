// Tests Next's rendering and the names of its headers as lib/around-next relies on them (docs/around-next.md). A failure names
// what an upgrade changed: read the named file against the new version, then raise the version here.
import { readFileSync } from 'node:fs'
import {
  BUILD_ID_FILE,
  CLIENT_STATIC_FILES_PATH,
  PHASE_PRODUCTION_BUILD,
  SERVER_DIRECTORY,
} from 'next/constants'
import { bin, version } from 'next/package.json'
import { createElement, type ReactNode } from 'react'
import { nextHeaders } from '@/lib/around-next/next-headers'
import { everyPage, pathOf, routesOf } from '@/lib/around-next/page-tags'
import { extractPayload, extractScripts } from '@/lib/around-next/rendered-html'

const read = 'next@16.4.6'

type Render = (document: ReactNode, options: object) => Promise<ReadableStream>

test(`${read}: the version that was read is the one installed`, () => {
  expect(`next@${version}`).toBe(read)
})

test(`${read}: its headers are called as we call them`, async () => {
  const names = await import('next/dist/client/components/app-router-headers')
  expect([nextHeaders.action, nextHeaders.part, nextHeaders.tree, nextHeaders.prefetch]).toEqual([
    names.ACTION_HEADER,
    names.RSC_HEADER,
    names.NEXT_ROUTER_STATE_TREE_HEADER,
    names.NEXT_ROUTER_PREFETCH_HEADER,
  ])
  const template = readFileSync(require.resolve('next/dist/build/templates/app-page-runtime'), 'utf8')
  expect(template).toContain(`setHeader('${nextHeaders.cache}'`)
})

test(`${read}: a page's tags name its routes and paths, and its key ends in its path`, async () => {
  const { getImplicitTags } = await import('next/dist/server/lib/implicit-tags')
  const { tags } = await getImplicitTags('/(site)/gallery/page', '/gallery', null)
  expect(tags).toEqual(expect.arrayContaining([everyPage, '_N_T_/(site)/gallery/page', '_N_T_/gallery']))
  expect(routesOf({ headers: { 'x-next-cache-tags': tags.join(',') } })).toContain('/(site)/gallery/page')
  const { getRouteCacheKey } = await import('next/dist/server/lib/route-cache-key')
  const key = getRouteCacheKey('/gallery', { kind: 'APP_PAGE', sourceRoute: '/(site)/gallery/page' } as never)
  expect(key).toMatch(/^\/route-cache\/APP_PAGE\/[0-9a-f]{64}\/\$\/gallery$/)
  expect(pathOf(key)).toBe('/gallery')
})

test(`${read}: a build says so to the code that it runs`, () => {
  expect(readFileSync(require.resolve('next/dist/build'), 'utf8')).toMatch(
    /process\.env\.NEXT_PHASE = \w+\.PHASE_PRODUCTION_BUILD/,
  )
  expect(PHASE_PRODUCTION_BUILD).toBe('phase-production-build')
})

test(`${read}: the build’s folder is laid out as scripts read it`, () => {
  const names = [BUILD_ID_FILE, CLIENT_STATIC_FILES_PATH, SERVER_DIRECTORY]
  expect(names).toEqual(['BUILD_ID', 'static', 'server'])
})

test(`${read}: its program is the file that units and containers start`, () => {
  expect(bin.next).toBe('./dist/bin/next')
})

test(`${read}: its listeners for signals are there before instrumentation runs, and close the server`, () => {
  const server = readFileSync(require.resolve('next/dist/server/lib/start-server'), 'utf8')
  const [before = '', after] = server.split('await getRequestHandlers(')
  expect(after).toBeDefined()
  for (const signal of ['SIGINT', 'SIGTERM']) expect(before).toContain(`process.on('${signal}', `)
  expect(before).toContain('server.close(')
})

describe(`${read}: rendered HTML`, () => {
  /** A document as Next's own React writes it, with its scripts the way app-render hands them over. */
  async function rendered(body: ReactNode): Promise<string> {
    const react = jest.requireActual<{ renderToReadableStream: Render }>(
      'next/dist/compiled/react-dom/server.edge',
    )
    const document = createElement('html', null, createElement('head'), createElement('body', null, body))
    const stream = await react.renderToReadableStream(document, {
      bootstrapScripts: [{ src: '/_next/static/main.js' }],
      bootstrapScriptContent: 'self.flight=1',
    })
    return new Response(stream).text()
  }

  test('external scripts and their preloads are found, whatever stands around them', async () => {
    const html = await rendered([
      createElement('script', { key: 1, src: '/_next/static/chunk.js?v=1&w=2', async: true }),
      createElement('script', { key: 2, src: '/_next/static/old.js', noModule: true }),
      createElement('a', { key: 3, href: '/', title: '<script src="x">' }, '<script src="y"></script>'),
      createElement('script', { key: 5, src: '/media/x/own.js' }),
      createElement('script', { key: 6, src: '/_next/static/../../media/x.js' }),
      createElement('script', { key: 7, src: 'https://evil.example/_next/static/x.js' }),
      createElement('link', { key: 4, rel: 'preload', as: 'script', href: '/_next/static/chunk.js' }),
    ])
    expect(html).toContain('src="/_next/static/main.js"')
    expect(html).toMatch(/<link rel="preload"[^>]*as="script"/)
    const { remaining, sources, foreign } = extractScripts(html)
    expect(foreign).toBe(3)
    expect(sources.sort()).toEqual(['/_next/static/chunk.js?v=1&amp;w=2', '/_next/static/main.js'])
    expect(remaining).not.toMatch(/<script[^>]*\ssrc=|as="script"/)
    expect(remaining).toContain('<body>')
    expect(remaining).toContain('</body>')
  })

  test('the scripts with React’s data are found, in order, and no script that runs by itself', async () => {
    const source = readFileSync(require.resolve('next/dist/server/app-render/use-flight-response'), 'utf8')
    expect(source).toContain('(self.__next_f=self.__next_f||[]).push(')
    expect(source).toContain('self.__next_f.push(')
    const data = { __html: '{"@type":"Thing"}' }
    const html = await rendered([
      createElement('script', { key: 1, type: 'application/ld+json', dangerouslySetInnerHTML: data }),
      ...[
        '(self.__next_f=self.__next_f||[]).push([0])',
        'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])',
        'self.__next_f.push([1,"x"]);alert(1)',
        'self.__next_f.push([alert(1)])',
        '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(["chunk",{"otherChunks":[]}]);',
      ].map((code, index) =>
        createElement('script', { key: index + 2, dangerouslySetInnerHTML: { __html: code } }),
      ),
    ])
    const { remaining, payload, foreign } = extractPayload(extractScripts(html).remaining)
    expect(payload).toEqual([
      '(self.__next_f=self.__next_f||[]).push([0])',
      'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])',
      '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(["chunk",{"otherChunks":[]}]);',
    ])
    // The two that call something, and self.flight=1.
    expect(foreign).toBe(3)
    expect(remaining).toContain('{"@type":"Thing"}')
    expect(remaining).not.toContain('fragment')
  })
})
