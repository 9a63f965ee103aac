// Reads the durations in the site's texts. One thing takes one time, wherever a text names it.

const range = String.raw`(\d+)(?: ?[–-] ?| to )(\d+) (day|week|month)s?`

/** A thing that takes time, the words around that time, and the time. */
const rules: readonly [what: string, pattern: RegExp, time: string][] = [
  ['semi-custom cabinets', new RegExp(String.raw`\bsemi-custom\b[^.;]*?\b${range}`, 'gi'), '5–7 week'],
  [
    'custom cabinets',
    new RegExp(String.raw`(?<!semi-)\bcustom (?:cabinets|ones|boxes|vanity)\b[^.;]*?\b${range}`, 'gi'),
    '8–12 week',
  ],
  [
    'doors made to size',
    new RegExp(String.raw`\bdoors (?:are )?made to size\b[^.;]*?\b${range}`, 'gi'),
    '3–4 week',
  ],
  ['doors to wait for', new RegExp(String.raw`${range} for (?:the )?doors`, 'gi'), '3–4 week'],
  [
    'the stone',
    new RegExp(String.raw`\b(?:stone is set|shop(?: then)? needs|template and setting,) ${range}`, 'gi'),
    '1–2 week',
  ],
  [
    'the wait for stone',
    new RegExp(
      String.raw`${range} (?:for the stone|while the stone is cut|between template and stone|at the shop)`,
      'gi',
    ),
    '1–2 week',
  ],
  ['shower glass', new RegExp(String.raw`\bglass\b[^.;]*?\b${range}`, 'gi'), '2–3 week'],
  ['a kitchen on site', new RegExp(String.raw`${range} of work\b`, 'gi'), '2–4 week'],
  [
    'a full bath',
    new RegExp(String.raw`\bfull bath takes ${range}|${range} for a full bath`, 'gi'),
    '2–4 week',
  ],
]
const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const inDigits = (text: string) =>
  text.replace(/\b[a-z]+\b/gi, (word) => {
    const number = numbers.indexOf(word.toLowerCase())
    return number > 0 ? String(number) : word
  })

/** Returns what a text says takes a time, and whether that is the time it takes everywhere. */
export const durationsIn = (text: string): { what: string; words: string; isRight: boolean }[] =>
  rules.flatMap(([what, pattern, time]) =>
    [...inDigits(text).matchAll(pattern)].map(([words, ...found]) => {
      const [from, to, unit] = found.filter((part) => part !== undefined)
      return { what, words, isRight: `${from}–${to} ${unit}` === time }
    }),
  )

export const durationKinds = rules.map(([what]) => what)
