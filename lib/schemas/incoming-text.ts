import * as z from 'zod/mini'

/** The fields of an incoming text that are read. Twilio posts more, and signs all of them. */
export const incomingTextSchema = z.object({
  MessageSid: z.string().check(z.regex(/^(?:SM|MM)[0-9a-f]{32}$/i)),
  From: z.string().check(z.regex(/^\+[1-9]\d{6,14}$/)),
  Body: z._default(z.string().check(z.maxLength(5_000)), ''),
  /** STOP, START or HELP, where Twilio has recognized it. */
  OptOutType: z.optional(z.string()),
  NumMedia: z._default(z.string(), '0'),
})
