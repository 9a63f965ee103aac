// Documents that prove a claim or are about a lead: what POST /api/private-files takes.

/** In bytes. */
export const maxDocumentBytes = 15 * 1024 * 1024

/** Returns a document's address, for staff only. */
export const documentPath = (id: string): string => `/api/private-files/${id}`

export const documentMessages = {
  body: 'Send the file itself as the body: a PDF, JPEG, PNG or WebP.',
  large: 'This file is larger than 15 MB. Save it smaller and add it again.',
} as const

/** The limits of a handler that takes a document. */
export const documentUpload = {
  types: /^(image\/|application\/(octet-stream|pdf))/i,
  maxBytes: maxDocumentBytes,
  messages: documentMessages,
}
