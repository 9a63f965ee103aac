import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { type Answer } from '@/lib/around-next/answer'
import { exclude, pipelineProblem, startPipeline, type Step } from '@/lib/around-next/pipeline'
import { log } from '@/lib/log'
import { startSite } from './site-server'

const text = async (url: string) => (await fetch(url)).text()
/** A step that changes an answer by `change`. */
const changing = (name: string, change: (answer: Answer) => void): Step => ({
  name,
  run({ answer }, next) {
    change(answer)
    next()
  },
})

test('before the first request it says that nothing passes through it', async () => {
  expect(pipelineProblem()).toBeNull()
  startPipeline([])()
  expect(pipelineProblem()).toMatch(/not attached/)
  const site = await startSite([], (_, response) => response.end('page'))
  expect(await text(site.url)).toBe('page')
  expect(pipelineProblem()).toBeNull()
  await site.end()
})

test('a request meets the steps in their order, and its answer the other way round', async () => {
  const met: string[] = []
  const noting = (name: string): Step => ({
    name,
    run({ response }, next) {
      met.push(name)
      response.once('finish', () => met.push(`${name} sent`))
      next()
    },
  })
  const site = await startSite([noting('first'), noting('second')], (_, response) => {
    met.push('page')
    response.end()
  })
  await text(site.url)
  await site.end()
  expect(met).toEqual(['first', 'second', 'page', 'first sent', 'second sent'])
})

test('a step can answer by itself', async () => {
  const site = await startSite(
    [{ name: 'closed', run: ({ response }) => void response.end('closed') }],
    (_, response) => response.end('page'),
  )
  expect(await text(site.url)).toBe('closed')
  await site.end()
})

test('a step that fails is passed over and reported, for five minutes', async () => {
  const complain = jest.spyOn(log, 'error').mockImplementation(() => undefined)
  const broken: Step = {
    name: 'broken',
    run: () => {
      throw new Error('changed by an upgrade')
    },
  }
  const site = await startSite([broken], (_, response) => response.end('page'))
  expect([await text(site.url), await text(site.url)]).toEqual(['page', 'page'])
  await site.end()
  expect(complain).toHaveBeenCalledTimes(1)
  expect(pipelineProblem()).toBe('failing: broken')
  expect(pipelineProblem(Date.now() + 6 * 60_000)).toBeNull()
})

test('a server that is excluded is left alone', async () => {
  const stop = startPipeline([{ name: 'closed', run: ({ response }) => void response.end('closed') }])
  const server = createServer((_, response) => response.end('metrics'))
  exclude(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  expect(await text(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).toBe('metrics')
  stop()
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})

describe('an answer', () => {
  const streamed = (site: Promise<Awaited<ReturnType<typeof startSite>>>) =>
    site.then(async ({ url, end }) => {
      const response = await fetch(url)
      const result = {
        status: response.status,
        kind: response.headers.get('x-kind'),
        body: await response.text(),
      }
      await end()
      return result
    })

  test('is replaced by the first step that wants to, before its head is sent', async () => {
    const replaced = changing('replaced', (answer) =>
      answer.replace((status) => (status === 404 ? { status: 410, body: 'gone' } : undefined)),
    )
    const late = changing('late', (answer) => answer.replace(() => ({ status: 500, body: 'late' })))
    expect(
      await streamed(
        startSite([replaced, late], (_, response) => {
          response.writeHead(404, { 'x-kind': 'page' })
          response.write('not ')
          response.end('here')
        }),
      ),
    ).toEqual({ status: 410, kind: null, body: 'gone' })
  })

  test('gets headers right before its head, whoever writes it', async () => {
    for (const write of ['writeHead', 'end'] as const)
      expect(
        await streamed(
          startSite(
            [
              {
                name: 'kind',
                run({ response, answer }, next) {
                  answer.onHead((status) => void response.setHeader('x-kind', String(status)))
                  next()
                },
              },
            ],
            (_, response) => {
              response.statusCode = 201
              if (write === 'writeHead') response.writeHead(202)
              response.end('made')
            },
          ),
        ),
      ).toEqual({ status: write === 'end' ? 201 : 202, kind: write === 'end' ? '201' : '202', body: 'made' })
  })

  test('is kept back until it is whole, and goes its way where that isn’t wanted', async () => {
    const collected = (isWanted: boolean) =>
      streamed(
        startSite(
          [
            {
              name: 'collected',
              run({ response, answer }, next) {
                answer.collect(
                  () => isWanted,
                  (body) => response.end(`[${body.toString()}]`),
                )
                next()
              },
            },
          ],
          (_, response) => {
            response.writeHead(200)
            response.flushHeaders()
            response.write('one ')
            response.end('two')
          },
        ),
      )
    expect((await collected(true)).body).toBe('[one two]')
    expect((await collected(false)).body).toBe('one two')
  })
})
