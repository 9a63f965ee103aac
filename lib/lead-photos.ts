// The photos of a lead: their ids from /api/lead-photos, as one text, because a lead's fields are texts. Staff add
// documents, whose names follow their ids (lib/business/lead-files.ts).

export const maxPhotos = 8

export const photoMessages = {
  tooMany: `At most ${maxPhotos} photos can be sent with a request: the others were left out.`,
  gone: 'Please add these photos again.',
  busy: 'Many photos are coming in right now. Try again shortly, or send your request without photos.',
  full: 'We can’t take photos right now. Send your request without them, and we’ll ask for them.',
} as const

/** Returns a photo's address, for staff only. */
export const photoPath = (id: string, size: 'full' | 'small'): string =>
  `/api/private-files/${id}${size === 'small' ? '?size=small' : ''}`

/** Lists the ids in the text of a lead's field. */
export const photoIds = (photos: string): string[] => photos.match(/(?<![^ ])[0-9a-f]{32}(?![^ :])/g) ?? []
