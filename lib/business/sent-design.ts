import { findRoom, nounOf } from './rooms'
import {
  type Choice,
  choiceAddress,
  choicePicture,
  choiceText,
  decodeChoice,
  type Finish,
  readChoice,
  samplesNamed,
  samplesText,
} from './finishes'
import { maxSamples } from './design-path'

/**
 * A room put together in the visualizer: its noun, address, the path of its picture, its description, and of which finishes
 * samples are to be brought, as "Sage (Cabinets)"; empty for none.
 */
export type SentDesign = {
  choice: Choice
  noun: string
  address: string
  picture: string
  text: string
  samples: string
}

/** With `room/`, which was in the address of another room once. */
const page = /^\/design(?:\/(?:room\/)?([a-z0-9-]+))?\?(.*)/

/**
 * Returns the room of an address such as "/design?cabinets=sage&…", or of a code as /estimate has it, also with finishes
 * that are no longer offered; null for any other text, and if a surface is missing. `finishes` gives the names.
 */
export function designAt(address: string, finishes?: readonly Finish[]): SentDesign | null {
  const [isAddress, room, query] = page.exec(address) ?? []
  const params = new URLSearchParams(query)
  const choice = isAddress ? readChoice({ ...Object.fromEntries(params), room }) : decodeChoice(address)
  if (!choice) return null
  const samples = samplesNamed(params.getAll('sample'), choice.room, finishes).slice(0, maxSamples)
  const ownRoom = findRoom(choice.room)
  return {
    choice,
    noun: nounOf(choice.room),
    address: choiceAddress(choice, samples),
    picture: choicePicture(choice),
    text: (ownRoom ? `${ownRoom.name}. ` : '') + choiceText(choice, finishes),
    samples: samplesText(samples),
  }
}
