import { indexOfBlock, type PageDocument } from './document'

/** Returns a new block's id: its type plus a timestamp (specification §3), counted up until it is free. */
export function blockId(document: PageDocument, type: string, now: number): string {
  for (let stamp = now; ; stamp += 1) {
    // An unknown type may hold spaces, which an id may not.
    const id = `${type.replace(/ /g, '-')}-${stamp}`
    if (indexOfBlock(document, id) === -1) return id
  }
}
