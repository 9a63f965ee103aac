import { showToast } from '@/components/ui/toast'
import { attribution } from '@/lib/leads/attribution'
import { isRecord } from '@/lib/type-guards'
import { patience, send, SendError } from './send'

// Visitors' requests on their way. Each stands in the browser's storage from before it is sent until it has been taken,
// so that neither a closed tab nor a dead connection loses it; its key makes sending it twice harmless.

export type LeadPath = '/api/contact' | '/api/chat-leads'

/** `failed` once it couldn't be sent: before, nobody needs to hear of it. */
type Waiting = { path: LeadPath; body: { key: string }; at: number; failed?: boolean }

/** The inline loader (lib/page-cache/loader.js) brings the scripts in on the next visit while something is here. */
const storageKey = 'waiting-requests'
/** What nobody could send for a week is of no use any more. In milliseconds. */
const lasts = 7 * 24 * 60 * 60 * 1000
/** Milliseconds to the next try while the site can't be reached; doubled each time up to the longest. */
const pauses = { first: 30_000, longest: 300_000 }

const isWaiting = (value: unknown): value is Waiting =>
  isRecord(value) && isRecord(value.body) && Number(value.at) > Date.now() - lasts

function read(): Waiting[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isWaiting) : []
  } catch {
    return []
  }
}

const announce = () => dispatchEvent(new Event(storageKey))

/** Puts `next`, if any, in the place of the requests with these keys, oldest first. @returns whether that is kept */
function replace(keys: (string | undefined)[], next?: Waiting): boolean {
  const list = read().filter(({ body }) => !keys.includes(body.key))
  if (next) list.push(next)
  list.sort((a, b) => a.at - b.at)
  try {
    if (list.length > 0) localStorage.setItem(storageKey, JSON.stringify(list))
    else localStorage.removeItem(storageKey)
  } catch {
    return false // no storage, or it is full
  }
  announce()
  return true
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const random = () => hex(crypto.getRandomValues(new Uint8Array(16)))

let seed = ''
/** A random text of this tab's own. */
function tabSeed(): string {
  seed ||= random()
  try {
    return (sessionStorage['form-seed'] ??= seed) as string
  } catch {
    return seed
  }
}

/**
 * The key of what is said in a form: the same for the same words in this tab on this day, so that a second press of the
 * button, a retry or coming Back makes no second lead, and corrected words do. Nobody else can guess it.
 */
async function keyOf(path: LeadPath, fields: object): Promise<string> {
  try {
    const text = JSON.stringify([tabSeed(), new Date().toDateString(), path, fields])
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    return hex(new Uint8Array(hash, 0, 16))
  } catch {
    return random() // a page without TLS can't hash
  }
}

/** Whether the same request may be answered otherwise at another time. */
const mayPass = (error: unknown) => !(error instanceof SendError) || !/^4(?!08|29)/.test(String(error.status))

/** The requests that are being sent from this page right now. */
const inHand = new Set<string>()

/** Whether nobody is sending it: neither this page nor, as it seems, another tab. */
const isLeft = ({ body, at, failed }: Waiting) =>
  !inHand.has(body.key) && (failed || at < Date.now() - patience)

/** Sends a request and forgets it once it has been taken, or refused for good. @throws SendError as `send` */
async function deliver(waiting: Waiting): Promise<void> {
  const { path, body } = waiting
  inHand.add(body.key)
  try {
    const answer = await send(path, body)
    replace([body.key])
    const challenge = isRecord(answer) && answer.challenge
    // It is taken already; this spares it the wait among the suspects, if it can be done.
    if (typeof challenge === 'string')
      await import('./solve-challenge').then(({ solveChallenge: prove }) => prove(challenge)).catch(() => {})
  } catch (error) {
    replace([body.key], mayPass(error) ? { ...waiting, failed: true } : undefined)
    throw error
  } finally {
    inHand.delete(body.key)
  }
}

let pause = pauses.first
let timer: ReturnType<typeof setTimeout> | undefined
/** Whether a request that had waited was taken while this page was open. */
let arrived = false

function tryLater() {
  clearTimeout(timer)
  timer = setTimeout(() => void sendWaiting(), pause)
  pause = Math.min(pause * 2, pauses.longest)
}

/** Sends what waits on this device, oldest first; what still can't be sent is tried again later. */
export async function sendWaiting(): Promise<void> {
  for (const waiting of read().filter(isLeft)) {
    try {
      await deliver(waiting)
    } catch {
      continue
    }
    pause = pauses.first
    arrived = true
    announce()
    showToast({ title: 'Message Sent!', description: 'What you wrote earlier has reached us.' })
  }
  if (read().length > 0) tryLater()
}

/**
 * Sends a visitor's request with where she came from. One that can't be sent now waits and is sent by itself.
 * @param waitsAs gets the key of a request that waits; what the form had waiting under such a key before, these words
 * replace
 * @throws SendError as `send`
 */
export async function sendLead(
  path: LeadPath,
  fields: Record<string, unknown>,
  waitsAs: { current?: string },
): Promise<void> {
  const key = await keyOf(path, fields)
  const elapsed = Math.round(performance.now())
  const waiting = { path, body: { ...attribution(), ...fields, key, elapsed }, at: Date.now() }
  arrived = false
  replace([waitsAs.current, key], waiting)
  waitsAs.current = key
  try {
    await deliver(waiting)
  } catch (error) {
    if (mayPass(error)) tryLater()
    throw error
  }
}

/** What there is to say of the requests on this device: one waits to be sent, or one that waited has arrived. */
export const waitingState = (): 'waiting' | 'arrived' | undefined =>
  read().some(({ failed }) => failed) ? 'waiting' : arrived ? 'arrived' : undefined

/** Whether the request with this key is kept on this device, to be sent by itself. */
export const hasWaiting = (key: string | undefined) => read().some(({ body }) => body.key === key)

/** Calls back whenever that may have changed, in this tab or another. @returns what ends it */
export function subscribeToWaiting(listener: () => void): () => void {
  for (const type of [storageKey, 'storage']) addEventListener(type, listener)
  return () => {
    for (const type of [storageKey, 'storage']) removeEventListener(type, listener)
  }
}
