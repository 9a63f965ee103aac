import { escapeHtml } from '@/lib/text/escape-html'

/** Escapes text for XML and removes the characters that XML 1.0 doesn't allow. */
export function xmlText(text: string): string {
  return escapeHtml(
    text
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, ''),
  )
}

/** Returns an element with text in it; nothing for an empty text. */
export function xmlElement(name: string, text: string | undefined): string {
  return text ? `<${name}>${xmlText(text)}</${name}>` : ''
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
