import type sanitizeHtml from 'sanitize-html'
import { AppError } from '@/lib/errors'
import { ownPicture } from './own-picture'
import { asHtml, hasMarkup, maxPostLength, longPostMessage } from './post-text'
import { richTextOptions, scrollingTables } from './rich-text'
import { sanitizeShallow, sanitizeUnlessDeep, tooDeepMessage } from './shallow-html'

type PictureAttributes = (src: string, alt: string) => Record<string, string>

const plainPicture: PictureAttributes = (src, alt) => ({ src, alt })

/** Returns the allowlist of posts: a page's rich text, and pictures of this site. */
export const postOptions = (picture = plainPicture) =>
  ({
    ...richTextOptions,
    allowedTags: [...richTextOptions.allowedTags, 'img'],
    allowedAttributes: {
      ...richTextOptions.allowedAttributes,
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    },
    transformTags: {
      ...richTextOptions.transformTags,
      img: (tagName: string, { src = '', alt = '' }: sanitizeHtml.Attributes) => ({
        tagName,
        attribs: isOwn(src) ? picture(src, alt) : {},
      }),
    },
    exclusiveFilter: (frame: sanitizeHtml.IFrame) => frame.tag === 'img' && !isOwn(frame.attribs.src ?? ''),
  }) satisfies sanitizeHtml.IOptions

const isOwn = (src: string) => src !== '' && ownPicture.test(src)

/**
 * Returns a post's text as it is stored: rich text sanitized, plain text as it is. Closing and completing tags
 * can make it several times as long.
 * @throws AppError invalid, if too deep or too long
 */
export function cleanPostText(text: string): string {
  const clean = hasMarkup(text) ? sanitizeUnlessDeep(text, postOptions()) : text
  if (clean === null) throw new AppError('invalid', { errors: { content: tooDeepMessage } })
  if (clean.length > maxPostLength) throw new AppError('invalid', { errors: { content: longPostMessage } })
  return clean
}

/** Returns a post's text as HTML, sanitized whatever was stored. `picture` sets the attributes of pictures. */
export const postHtml = (text: string, picture?: PictureAttributes): string =>
  scrollingTables(sanitizeShallow(asHtml(text), postOptions(picture)))
