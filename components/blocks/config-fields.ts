import * as z from 'zod/mini'
import { completeLink, linkMessage } from '@/lib/page-document/complete-link'
import { ownPicture } from '@/lib/page-document/own-picture'
import { plainAddress, safeLink } from '@/lib/page-document/safe-link'

// Fields of the blocks' schemas, with messages that say what to do.

/** A line or paragraph of plain text; `maximum` is in characters. */
export const plain = (initial: string, maximum = 500) =>
  z._default(
    z.string('Write a text here').check(z.maxLength(maximum, `Shorten this to ${maximum} characters`)),
    initial,
  )

export type TextKind = 'rich' | 'picture' | 'alt' | 'link'

/** Tells a block's definition which fields hold HTML, pictures, alt texts or addresses. */
export const textKinds = z.registry<{ kind: TextKind; alt?: string }>()

/** Rich text as HTML, sanitized before it is stored and again before it is shown. */
export const rich = (initial: string) => plain(initial, 20_000).register(textKinds, { kind: 'rich' })

/** Alt text of the picture beside it. */
export const altText = () => plain('', 250).register(textKinds, { kind: 'alt' })

/**
 * Marks the picture beside it as decoration, which screen readers skip; the field is always called `decorative`. Only for
 * blocks that say in words what the picture shows.
 */
export const decorative = () => z.optional(z.boolean('Choose yes or no'))

/** Target of a button: a page of this site, a fragment, a web address, a telephone number or an email address. */
export const link = (initial: string) =>
  z
    ._default(
      z.string('Write an address here').check(
        z.trim(),
        z.overwrite((typed) => completeLink(typed) ?? typed),
        z.maxLength(500, 'Shorten this to 500 characters'),
        z.regex(safeLink, linkMessage),
        z.regex(plainAddress, 'Leave out line breaks and backslashes'),
      ),
      initial,
    )
    .register(textKinds, { kind: 'link' })

/** A whole number from 1 to `most`, also given as text. */
export const count = (initial: number, maximum: number, unit = '') => {
  const message = `Choose 1 to ${maximum}${unit && ` ${unit}`}`
  return z._default(
    z.pipe(
      z.transform((value: unknown) =>
        typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
      ),
      z.int(message).check(z.minimum(1, message), z.maximum(maximum, message)),
    ),
    initial,
  )
}

/** Path of a picture from the library; empty for none. `alt` names the field with its alt text. */
export const picture = (alt?: string) =>
  z
    ._default(
      z.string('Choose a picture').check(z.regex(ownPicture, 'Choose a picture from the library')),
      '',
    )
    .register(textKinds, { kind: 'picture', alt })

export const choice = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  initial: Values[number],
) => z._default(z.enum(values, `Choose one of: ${values.join(', ')}`), initial)

/** A list of at most `most` rows that starts with `initial`. */
export const list = <Row extends z.core.SomeType>(row: Row, maximum = 50, initial: z.output<Row>[] = []) =>
  z._default(z.array(row).check(z.maxLength(maximum, `Keep it to ${maximum} at the most`)), initial)
