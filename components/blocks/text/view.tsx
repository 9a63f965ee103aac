import { RichText } from '../rich-text'
import { type ViewProps } from '../view-props'
import { type TextConfig } from './definition'

/** Rich text in one column. */
export function View({ config }: ViewProps<TextConfig>) {
  return (
    <section className="b-pad b-paper">
      <RichText html={config.content} className={`b-rich--${config.fontSize} b-rich--${config.alignment}`} />
    </section>
  )
}
