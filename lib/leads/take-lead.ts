import 'server-only'
import { createHash } from 'node:crypto'
import { log } from '@/lib/log'
import { clientAddress } from '@/lib/limits/client-address'
import { type Attribution, type FormInstance } from '@/lib/schemas/leads'
import { attributionOf } from './attribution-from-referer'
import { captureLead, type CapturedLead } from './capture'
import { challengeFor } from './challenge'
import { confirmAtFor } from './confirm-at'
import { heldBounds, addToHeldGroup, shortTextLength, temporaryEnding, roomForHeld } from './held-groups'
import { type Suspicion, suspicionOf } from './suspicion'

/**
 * The key of a form that was sent without script and has none: the same words from the same address on the same day
 * are a second press of the button.
 */
function keyOfWords(said: CapturedLead, address: string): string {
  const day = new Date().toISOString().slice(0, 10)
  return createHash('sha256')
    .update(JSON.stringify([day, address, said]))
    .digest('hex')
    .slice(0, 32)
}

const isPlainForm = (request: Request) =>
  request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')

/** A challenge, or none where it can't be signed: the lead is stored either way. */
function challenge(id: string): string | undefined {
  try {
    return challengeFor(id)
  } catch (error) {
    log.error({ err: error }, 'no challenge could be made')
    return undefined
  }
}

/** What is held, as it is to be kept: of long texts only the beginning, where so much came that the disk counts. */
function heldAs(
  lead: CapturedLead,
  { reason: words, textLimit: keeps = Infinity }: Suspicion,
  ending: string,
): CapturedLead {
  const texts = Object.entries(lead)
  const kept = Object.fromEntries(texts.map(([name, text]) => [name, text?.slice(0, keeps)])) as CapturedLead
  const isCut = texts.some(([, text]) => text && text.length > keeps)
  const rest = isCut
    ? ` Of long texts only the first ${keeps.toLocaleString('en-US')} letters were kept.`
    : ''
  return { ...kept, status: 'spam', suspicion: words + rest + ending }
}

/**
 * Judges a valid request from a public form and keeps it. One that looks like a program's is held as spam; where its
 * browser can show otherwise, there is a `challenge` for it.
 * @throws AppError unavailable if it could be kept nowhere, too-many where one address sends many and the disk is nearly full
 */
export async function keepLead(
  said: CapturedLead,
  about: Attribution & FormInstance,
  request: Request,
  bounds = heldBounds,
): Promise<{ id: string; held: boolean; challenge: string | undefined }> {
  const address = clientAddress(request.headers)
  const suspicion = await suspicionOf(about, address)
  const lead = { ...said, ...attributionOf(about, request) }
  const room = suspicion ? await roomForHeld(suspicion, address, bounds) : 'whole'
  if (suspicion && (room === 'shared' || room === 'shared-by-all'))
    return { ...(await addToHeldGroup(lead, suspicion, address, room)), challenge: undefined }
  const keeps =
    room !== 'whole' ? Math.min(suspicion?.textLimit ?? Infinity, shortTextLength) : suspicion?.textLimit
  const confirmAt = !suspicion && said.email ? await confirmAtFor(address) : undefined
  const { id, held } = await captureLead({
    ...(suspicion
      ? heldAs(lead, { ...suspicion, textLimit: keeps }, room === 'passing' ? temporaryEnding : '')
      : { ...lead, confirmAt }),
    key: about.key || (isPlainForm(request) ? keyOfWords(said, address) : ''),
  })
  return { id, held, challenge: held && suspicion?.provable ? challenge(id) : undefined }
}

/** Keeps a valid request as keepLead does, and answers 201 with its id once it is on disk. @throws as keepLead */
export async function takeLead(...input: Parameters<typeof keepLead>): Promise<Response> {
  const { id, challenge } = await keepLead(...input)
  return Response.json({ id, challenge }, { status: 201, headers: { 'cache-control': 'no-store' } })
}
