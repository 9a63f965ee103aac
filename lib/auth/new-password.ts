import 'server-only'
import { env } from '@/lib/env'
import commonWords from '@/lib/content/facts/common-words.json'

// A new password must not be short, or one of those that guessers try first (NIST SP 800-63B). No rules about
// kinds of characters: they make passwords that are hard to remember and easy to guess.

/** Rows of a keyboard and other well-known orders; they count backwards too. */
const rows = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv',
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
]
const runs = rows.flatMap((row) => [row, [...row].reverse().join('')])
const shortestRun = 3
/** The minimum number of independent parts that a guesser has to find. */
const leastParts = 5

const lookalikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}
const withoutLookalikes = (text: string) =>
  [...text].map((character) => lookalikes[character] ?? character).join('')

/** Returns the length of the run that a text begins with: "asdf", "4321", "aaaa", a year; 0 without one. */
function runLength(text: string): number {
  const year = /^(?:19|20)\d\d/.exec(text)?.[0].length ?? 0
  const sameLength = /^(.)\1{2,}/u.exec(text)?.[0].length ?? 0
  let longest = Math.max(year, sameLength)
  for (let length = shortestRun; length <= text.length; length += 1) {
    const piece = text.slice(0, length)
    if (!runs.some((run) => run.includes(piece))) break
    longest = Math.max(longest, length)
  }
  return longest
}

/** Returns a text without its repetition: "abcabcabc" is "abc". */
const withoutRepetition = (text: string) => /^(.+?)\1+$/u.exec(text)?.[1] ?? text

/**
 * Returns how many parts a guesser has to combine, read in the cheapest way. A known word, a run or a year is one part,
 * and so is any other character.
 */
function partsOf(text: string, words: ReadonlySet<string>): number {
  const longest = Math.max(...[...words].map((word) => word.length))
  const plain = withoutLookalikes(text)
  const cost = [0]
  for (let end = 1; end <= text.length; end += 1) cost[end] = (cost[end - 1] ?? 0) + 1
  for (let start = 0; start < text.length; start += 1) {
    const sofar = cost[start] ?? 0
    const reach = (length: number) => {
      for (let end = start + 1; end <= start + length; end += 1)
        cost[end] = Math.min(cost[end] ?? Infinity, sofar + 1)
    }
    reach(Math.max(1, runLength(text.slice(start))))
    for (let length = 2; length <= Math.min(longest, text.length - start); length += 1) {
      const piece = text.slice(start, start + length)
      if (!words.has(piece) && !words.has(plain.slice(start, start + length))) continue
      cost[start + length] = Math.min(cost[start + length] ?? Infinity, sofar + 1)
    }
  }
  return cost[text.length] ?? 0
}

/** Returns what somebody who knows the site and the account would try. */
function ownWords(account: { email: string; name?: string }): string[] {
  const host = new URL(env().SITE_URL).hostname
  const texts = [account.email, account.name ?? '', host].map((text) => text.toLowerCase())
  return texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2)
}

/**
 * Returns why a password is refused, or null. The schema checks its length.
 * @param account its owner, whose name and address are no secret
 */
export function passwordRefusal(password: string, account: { email: string; name?: string }): string | null {
  // A long one isn't read to its end: what follows can't make it weaker.
  const text = withoutRepetition(password.toLowerCase().replace(/\s+/g, '')).slice(0, 128)
  // A common password that is longer than a word ("password1234") is read as its parts.
  const words = new Set([...commonWords.join(' ').split(' '), ...ownWords(account)])
  return partsOf(text, words) < leastParts
    ? 'This password is easy to guess. Use four or more words that don’t belong together.'
    : null
}
