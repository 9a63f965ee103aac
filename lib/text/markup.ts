import { escapeHtml } from './escape-html'

/** HTML that is safe as it is: only `markup` makes it. */
export class Markup {
  constructor(readonly html: string) {}
}

type Value = string | Markup | Markup[] | false | undefined

function htmlOf(value: Value): string {
  if (!value) return ''
  if (value instanceof Markup) return value.html
  return Array.isArray(value) ? value.map(htmlOf).join('') : escapeHtml(value)
}

/** Builds HTML from a template: texts are escaped, markup stays as it is, false and undefined leave nothing. */
export function markup(pieces: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(pieces.reduce((html, piece, index) => html + htmlOf(values[index - 1]) + piece))
}
