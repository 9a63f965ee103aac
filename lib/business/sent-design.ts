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

/** A kitchen put together in the visualizer: its address, the path of its picture, and its description. */
export type SentDesign = { choice: Choice; address: string; picture: string; text: string }

const page = /^\/design(?:\/room\/([a-z0-9-]+))?\?(.*)/

/**
 * Returns the kitchen of an address such as "/design?cabinets=sage&…", or of a code as /estimate has it, also with finishes
 * that are no longer offered; null for any other text, and if a surface is missing. `finishes` gives the names.
 */
export function designAt(address: string, finishes?: readonly Finish[]): SentDesign | null {
  const [isAddress, room, query] = page.exec(address) ?? []
  const choice = isAddress
    ? readChoice({ ...Object.fromEntries(new URLSearchParams(query)), room })
    : decodeChoice(address)
  if (!choice) return null
  const ownRoom = findRoom(choice.room)
  return {
    choice,
    address: choiceAddress(choice),
    picture: choicePicture(choice),
    text: (ownRoom ? `${ownRoom.name}. ` : '') + choiceText(choice, finishes),
  }
}
