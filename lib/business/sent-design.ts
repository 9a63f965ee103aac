import { findRoom } from './rooms'
import {
  type Choice,
  choiceAddress,
  choicePicture,
  choiceText,
  decodeChoice,
  type Finish,
  readChoice,
} from './finishes'

/** A kitchen that was put together in the visualizer: where it is shown, the path of its picture, and what is in it. */
export type SentDesign = { choice: Choice; address: string; picture: string; text: string }

const page = /^\/design(?:\/room\/([a-z0-9-]+))?\?(.*)/

/**
 * The kitchen of an address such as "/design?cabinets=sage&…", or of a code as /estimate has it, also one with finishes that are no longer offered; null for any
 * other text, and where a surface is missing. `finishes` are all there are, for their names.
 */
export function designAt(address: string, finishes?: readonly Finish[]): SentDesign | null {
  const [isAddress, room, query] = page.exec(address) ?? []
  const choice = isAddress
    ? readChoice({ ...Object.fromEntries(new URLSearchParams(query)), room })
    : decodeChoice(address)
  if (!choice) return null
  const where = findRoom(choice.room)
  return {
    choice,
    address: choiceAddress(choice),
    picture: choicePicture(choice),
    text: (where ? `${where.name}. ` : '') + choiceText(choice, finishes),
  }
}
