// Documents that prove a claim: what POST /api/private-files takes.

/** In bytes. */
export const maxDocumentBytes = 10 * 1024 * 1024

/** Returns a document's address, for staff only. */
export const documentPath = (id: string): string => `/api/private-files/${id}`

export const documentMessages = {
  body: 'Send the file itself as the body: a PDF, JPEG, PNG or WebP.',
  large: 'This file is larger than 10 MB. Save it smaller and add it again.',
} as const
