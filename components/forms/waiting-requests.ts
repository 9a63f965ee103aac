import { showToast } from '@/components/ui/toast'
import { attribution } from '@/lib/leads/attribution'
import { isRecord } from '@/lib/type-guards'
import { mayPass, patience, send } from './send'

// Visitors' requests on their way. Each is in the browser's storage from before it is sent until it is accepted, so
// that neither a closed tab nor a dead connection loses it; its key makes sending it twice harmless.

export type LeadPath = '/api/contact' | '/api/chat-leads'

/** `failed` once it couldn't be sent: before, nobody is told. Its photos are in the browser's database (photo-store.ts). */
type Waiting = {
  path: LeadPath
  body: { key: string }
  at: number
  hasPhotos?: boolean | undefined
  failed?: boolean
}

/** Assigns a form's photos to the request with this key. @returns true if there are any */
export type ClaimPhotos = (key: string) => Promise<boolean>

/**
 * While something is stored here, the inline loader (lib/page-cache/loader.js) loads the scripts on the next visit.
 */
const storageKey = 'waiting-requests'
/** Requests older than a week are dropped, in milliseconds. */
const lifetime = 7 * 24 * 60 * 60 * 1000
/** The pause before a retry in milliseconds, doubled up to the longest. */
const pauses = { first: 30_000, longest: 300_000 }

const isWaiting = (value: unknown): value is Waiting =>
  isRecord(value) && isRecord(value.body) && Number(value.at) > Date.now() - lifetime

function read(): Waiting[] {
  try {
    const storedList: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(storedList) ? storedList.filter(isWaiting) : []
  } catch {
    return []
  }
}

const announce = () => dispatchEvent(new Event(storageKey))

/** Replaces the requests with these keys by `next`, if any, oldest first. @returns true if it is stored */
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
/** Returns a random text of this tab. */
function tabSeed(): string {
  seed ||= random()
  try {
    return (sessionStorage['form-seed'] ??= seed) as string
  } catch {
    return seed
  }
}

/**
 * Returns the key of a form's content: the same in this tab on this day, so that a second click, a retry or Back makes
 * no second lead, and corrected text does. Nobody else can guess it.
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

/** The requests that this page is sending. */
const inHand = new Set<string>()

/** Returns true if neither this page nor, by its age, another tab is sending it. */
const isIdle = ({ body, at, failed }: Waiting) =>
  !inHand.has(body.key) && (failed || at < Date.now() - patience)

/** Sends a request and removes it once it is accepted or refused for good. @throws SendError */
async function deliver(request: Waiting): Promise<void> {
  const { path, body, at, hasPhotos } = request
  inHand.add(body.key)
  try {
    const sendWith = (photos?: string[]) => send(path, { ...body, photos })
    const answer = hasPhotos
      ? await import('./photo-uploads').then((uploads) => uploads.sendWithPhotos(body.key, sendWith, at))
      : await sendWith()
    replace([body.key])
    const challenge = isRecord(answer) && answer.challenge
    // It is accepted already; solving the challenge releases it from the held ones.
    if (typeof challenge === 'string')
      await import('./solve-challenge')
        .then(({ solveChallenge }) => solveChallenge(challenge))
        .catch(() => {})
  } catch (error) {
    replace([body.key], mayPass(error) ? { ...request, failed: true } : undefined)
    throw error
  } finally {
    inHand.delete(body.key)
  }
}

let pause = pauses.first
let timer: ReturnType<typeof setTimeout> | undefined
/** True if a waiting request was accepted while this page was open. */
let arrived = false

function tryLater() {
  clearTimeout(timer)
  timer = setTimeout(() => void sendWaiting(), pause)
  pause = Math.min(pause * 2, pauses.longest)
}

/** Returns true if the browser's database has photos (photo-store.ts). */
export function hasStoredPhotos(): boolean {
  try {
    return !!localStorage['waiting-photos']
  } catch {
    return false
  }
}

/** Sends waiting requests, oldest first, and retries failed ones later. */
export async function sendWaiting(): Promise<void> {
  // Reading drops those that are too old.
  if (hasStoredPhotos()) import('./photo-uploads').then(({ readPhotos }) => readPhotos()).catch(() => {})
  for (const request of read().filter(isIdle)) {
    try {
      await deliver(request)
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
 * Sends a request with its attribution. If that fails it waits and is sent later.
 * @param waitsAs holds the key of the form's waiting request, which this one replaces
 * @param claimPhotos assigns the form's photos to the request
 * @throws SendError
 */
export async function sendLead(
  path: LeadPath,
  fields: Record<string, unknown>,
  waitsAs: { current?: string },
  claimPhotos?: ClaimPhotos | null,
): Promise<void> {
  const key = await keyOf(path, fields)
  const elapsed = Math.round(performance.now())
  const request = { path, body: { ...attribution(), ...fields, key, elapsed }, at: Date.now() }
  arrived = false
  replace([waitsAs.current, key], request)
  waitsAs.current = key
  const hasPhotos = await claimPhotos?.(key)
  if (hasPhotos) replace([key], { ...request, hasPhotos })
  try {
    await deliver({ ...request, hasPhotos })
  } catch (error) {
    if (mayPass(error)) tryLater()
    throw error
  }
}

/** Returns if a request waits to be sent, or a waiting one has arrived. */
export const waitingState = (): 'waiting' | 'arrived' | undefined =>
  read().some(({ failed }) => failed) ? 'waiting' : arrived ? 'arrived' : undefined

export const hasWaiting = (key: string | undefined) => read().some(({ body }) => body.key === key)

/** Calls `listener` when that may have changed, in this tab or another. @returns a function that unsubscribes */
export function subscribeToWaiting(listener: () => void): () => void {
  for (const type of [storageKey, 'storage']) addEventListener(type, listener)
  return () => {
    for (const type of [storageKey, 'storage']) removeEventListener(type, listener)
  }
}
