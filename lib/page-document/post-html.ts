import type sanitizeHtml from 'sanitize-html'
import { AppError } from '@/lib/errors'
import { ownPicture } from './own-picture'
import { asHtml, hasMarkup, longestPost, longPostMessage } from './post-text'
import { richTextOptions, scrollingTables } from './rich-text'
import { sanitizeShallow, sanitizeUnlessDeep, tooDeepMessage } from './shallow-html'

/** What a picture's element says, from its address and what it shows. */
type PictureAttributes = (src: string, alt: string) => Record<string, string>

const plainPicture: PictureAttributes = (src, alt) => ({ src, alt })

/** The allowlist of a post: a page's rich text, and pictures of this site's own. */
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
 * A post's text as it is stored: rich text sanitized, plain text as it came. What the sanitizer closes and completes may be
 * several times as long as what was sent.
 * @throws AppError invalid, too deep or too long
 */
export function cleanPostText(text: string): string {
  const clean = hasMarkup(text) ? sanitizeUnlessDeep(text, postOptions()) : text
  if (clean === null) throw new AppError('invalid', { errors: { content: tooDeepMessage } })
  if (clean.length > longestPost) throw new AppError('invalid', { errors: { content: longPostMessage } })
  return clean
}

/** A post's text as it is shown, sanitized here whatever was stored. `picture` says how pictures are fetched. */
export const postHtml = (text: string, picture?: PictureAttributes): string =>
  scrollingTables(sanitizeShallow(asHtml(text), postOptions(picture)))
