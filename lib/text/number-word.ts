import { capitalized } from './in-words'

const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Returns a count for a sentence: "two", "twelve", "13". */
export const numberWord = (count: number): string => words[count] ?? String(count)

/** Returns the same for a sentence's beginning: "Two", "Twelve", "13". */
export const capitalNumber = (count: number): string => capitalized(numberWord(count))

/** Returns "two to four weeks" for "2-4 weeks"; any other text, and numbers beyond twelve, as they are. */
export const spelledRange = (text: string): string =>
  text.replace(/^([1-9]\d*)[-–]([1-9]\d*)(?= )/, (match, from: string, to: string) => {
    const [first, last] = [words[Number(from)], words[Number(to)]]
    return first && last ? `${first} to ${last}` : match
  })
