import { findRoom, nounOf } from './rooms'
import {
  type Choice,
  choiceAddress,
  choicePicture,
  choiceText,
  decodeChoice,
  type Finish,
  readChoice,
} from './finishes'

/** A room put together in the visualizer: its noun,  address, the path of its picture, and its description. */
export type SentDesign = { choice: Choice; noun: string; address: string; picture: string; text: string }

/** With `room/`, which was in the address of another room once. */
const page = /^\/design(?:\/(?:room\/)?([a-z0-9-]+))?\?(.*)/

/**
 * Returns the room of an address such as "/design?cabinets=sage&…", or of a code as /estimate has it, also with finishes
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
    noun: nounOf(choice.room),
    address: choiceAddress(choice),
    picture: choicePicture(choice),
    text: (ownRoom ? `${ownRoom.name}. ` : '') + choiceText(choice, finishes),
  }
}
