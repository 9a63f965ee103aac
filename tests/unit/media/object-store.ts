import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'

const python = '/usr/bin/python3'
const user = { accessKeyId: 'test:tester', secretAccessKey: 'a-secret-for-tests' }

/** A store that can't be had fails its tests. */
function requireSwift(): void {
  try {
    execFileSync(python, ['-c', 'import swift'], { stdio: 'ignore' })
  } catch {
    throw new Error('OpenStack Swift is missing: install it (apt-get install python3-swift) to run this test')
  }
}

/** Starts a real object store that speaks S3, in a temporary folder on a free port of this machine. */
export async function startObjectStore() {
  requireSwift()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'showroom-s3-'))
  let port = 0
  let server: ChildProcess | undefined

  const isRunning = () => server && server.exitCode === null && server.signalCode === null

  async function resume() {
    if (isRunning()) return
    const [, name = ''] = user.accessKeyId.split(':')
    const program = path.join(__dirname, 's3-server.py')
    const child = spawn(python, [program, folder, name, user.secretAccessKey, String(port)], {
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    server = child
    let said = ''
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        port = Number(/port (\d+)/.exec(chunk.toString())?.[1] ?? port)
        resolve()
      })
      child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
      child.once('error', reject)
      child.once('exit', () => reject(new Error(`the object store ended:\n${said}`)))
    })
  }
  /** Ends it at once, as a crash would, and leaves what it has. */
  async function halt() {
    if (!server || !isRunning()) return
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }
  await resume()
  const endpoint = `http://127.0.0.1:${port}`
  return {
    halt,
    resume,
    stop: async () => {
      await halt()
      rmSync(folder, { recursive: true, force: true })
    },
    /** Makes a new bucket. Returns how to reach it. */
    bucket: async (name: string) => {
      const client = new S3Client({ endpoint, region: 'us-east-1', credentials: user, forcePathStyle: true })
      await client.send(new CreateBucketCommand({ Bucket: name }))
      client.destroy()
      return { name, endpoint, region: 'us-east-1', ...user }
    },
  }
}

type Reached = Awaited<ReturnType<Awaited<ReturnType<typeof startObjectStore>>['bucket']>>

/** The site's configuration for a bucket. */
export const bucketEnv = (bucket: Reached): Record<string, string> => ({
  MEDIA_S3_BUCKET: bucket.name,
  MEDIA_S3_ENDPOINT: bucket.endpoint,
  MEDIA_S3_REGION: bucket.region,
  MEDIA_S3_ACCESS_KEY_ID: bucket.accessKeyId,
  MEDIA_S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
})
