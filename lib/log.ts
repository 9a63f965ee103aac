import 'server-only'
import { channel } from 'node:diagnostics_channel'
import pino from 'pino'

/** Announces each logged error, so that it can be counted; the messages are empty. */
export const errorLogged = channel('showroom.error-logged')
const errorLevel = 50

/** The log: JSON lines on standard output. Never pass a visitor's name, address, telephone number or message. */
export const log = pino({
  level: process.env.NODE_ENV === 'test' ? 'silent' : 'info',
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  hooks: {
    logMethod(line, write, level) {
      if (level >= errorLevel) errorLogged.publish({})
      write.apply(this, line)
    },
  },
  redact: {
    paths: [
      'name',
      'email',
      'phone',
      'message',
      'password',
      '*.name',
      '*.email',
      '*.phone',
      '*.message',
      '*.password',
    ],
    remove: true,
  },
  serializers: {
    // An error's message can quote its input; its type, code and place in our code are enough to find it.
    err: (error: unknown) =>
      error instanceof Error
        ? {
            type: error.name,
            code: (error as { code?: unknown }).code,
            at: error.stack
              ?.split('\n')
              .slice(1, 6)
              .map((line) => line.trim()),
          }
        : { type: typeof error },
  },
})
