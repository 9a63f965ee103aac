import 'server-only'
import { createHash } from 'node:crypto'
import { log } from '@/lib/log'
import { requirePhotos } from '@/lib/private-files/photos'
import { clientAddress } from '@/lib/limits/client-address'
import { type Attribution, type FormInstance } from '@/lib/schemas/leads'
import { attributionOf } from './attribution-from-referer'
import { captureLead, type CapturedLead } from './capture'
import { challengeFor } from './challenge'
import { confirmAtFor } from './confirm-at'
import { heldBounds, addToHeldGroup, shortTextLength, temporaryEnding, roomForHeld } from './held-groups'
import { type Suspicion, suspicionOf } from './suspicion'

/** Returns the key of a form without script: the same text from the same address on the same day is a second click. */
function keyOfWords({ photos: _, ...said }: CapturedLead, address: string): string {
  const day = new Date().toISOString().slice(0, 10)
  return createHash('sha256')
    .update(JSON.stringify([day, address, said]))
    .digest('hex')
    .slice(0, 32)
}

const isPlainForm = (request: Request) =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(
    request.headers.get('content-type') ?? '',
  )

/** Returns a challenge, or undefined if it can't be signed: the lead is stored either way. */
function challenge(id: string): string | undefined {
  try {
    return challengeFor(id)
  } catch (error) {
    log.error({ err: error }, 'no challenge could be made')
    return undefined
  }
}

/** Returns a held lead with its reason, and long texts cut if so much came in that the disk counts. */
function heldAs(
  lead: CapturedLead,
  { reason: words, textLimit: keeps = Infinity }: Suspicion,
  ending: string,
): CapturedLead {
  const texts = Object.entries(lead)
  const shortenedLead = Object.fromEntries(
    texts.map(([name, text]) => [name, text?.slice(0, keeps)]),
  ) as CapturedLead
  const isCut = texts.some(([, text]) => text && text.length > keeps)
  const rest = isCut
    ? ` Of long texts only the first ${keeps.toLocaleString('en-US')} letters were kept.`
    : ''
  return { ...shortenedLead, status: 'spam', suspicion: words + rest + ending }
}

/**
 * Judges and stores a valid request of a public form. If it looks like a program's it is held as spam, with a
 * `challenge` if its browser can release it.
 * @throws AppError unavailable if it couldn't be stored, too-many if one address sends many and the disk is nearly
 * full
 */
export async function keepLead(
  sentTexts: CapturedLead,
  about: Attribution & FormInstance,
  request: Request,
  bounds = heldBounds,
): Promise<{ id: string; held: boolean; challenge: string | undefined }> {
  await requirePhotos(sentTexts.photos ?? '')
  const address = clientAddress(request.headers)
  const suspicion = await suspicionOf(about, address)
  const lead = { ...sentTexts, ...attributionOf(about, request) }
  const room = suspicion ? await roomForHeld(suspicion, address, bounds) : 'whole'
  if (suspicion && (room === 'shared' || room === 'shared-by-all'))
    return { ...(await addToHeldGroup(lead, suspicion, address, room)), challenge: undefined }
  const keeps =
    room !== 'whole' ? Math.min(suspicion?.textLimit ?? Infinity, shortTextLength) : suspicion?.textLimit
  const confirmAt = !suspicion && sentTexts.email ? await confirmAtFor(address) : undefined
  const { id, held } = await captureLead({
    ...(suspicion
      ? heldAs(lead, { ...suspicion, textLimit: keeps }, room === 'passing' ? temporaryEnding : '')
      : { ...lead, confirmAt }),
    key: about.key || (isPlainForm(request) ? keyOfWords(sentTexts, address) : ''),
  })
  return { id, held, challenge: held && suspicion?.provable ? challenge(id) : undefined }
}

/** Stores a valid request as keepLead does, and answers 201 with its id once it is on disk. @throws as keepLead */
export async function takeLead(...input: Parameters<typeof keepLead>): Promise<Response> {
  const { id, challenge } = await keepLead(...input)
  return Response.json({ id, challenge }, { status: 201, headers: { 'cache-control': 'no-store' } })
}
