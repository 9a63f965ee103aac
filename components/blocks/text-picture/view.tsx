import { Picture } from '@/components/site/parts/picture'
import { Missing } from '../parts'
import { RichText } from '../rich-text'
import { type ViewProps } from '../view-props'
import { type TextPictureConfig } from './definition'

/** Rich text with a picture at its side; on a phone the picture comes first. */
export function View({ config, inCanvas }: ViewProps<TextPictureConfig>) {
  const { content, image, alt, side } = config
  return (
    <section className={`b-pad b-ivory b-split b-split--${side}`}>
      <RichText html={content} className="b-rich--medium" />
      {image && <Picture src={image} alt={alt || undefined} sizes="(min-width: 860px) 44vw, 100vw" />}
      {!image && inCanvas && <Missing pic>Choose a picture</Missing>}
    </section>
  )
}
