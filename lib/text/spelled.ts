const words = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** "two to four weeks" for "2-4 weeks", as a sentence wants it; any other text, and numbers beyond twelve, as they are. */
export const spelledRange = (text: string): string =>
  text.replace(/^(\d+)[-–](\d+)(?= )/, (whole, from: string, to: string) => {
    const [first, last] = [words[Number(from)], words[Number(to)]]
    return first && last ? `${first} to ${last}` : whole
  })
