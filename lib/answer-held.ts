import 'server-only'
import { channel } from 'node:diagnostics_channel'

/** Where each answer is told of that was given from what is held in front of Next (decision 033), to be counted; the messages are empty. */
export const answerHeld = channel('showroom.answer-held')
