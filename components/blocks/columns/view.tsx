import { Picture } from '@/components/site/parts/picture'
import { plainText } from '@/lib/page-document/plain-text'
import { BlockTitle, boxesFor, fullBox, Missing, Section } from '../parts'
import { type ViewProps } from '../view-props'
import { type ColumnsConfig } from './definition'

// Three columns are either in one row or all below each other, so that none is alone in a row.
const grids = ['', '', '@narrow:grid-cols-2', '@wide:grid-cols-3']
const third = '(min-width: 1296px) 379px@3/2, (min-width: 860px) 30vw@3/2, 100vw@3/2'
const boxes = [fullBox('@3/2'), boxesFor(4, '3/2'), third]

export function View({ config, words, rich, inCanvas }: ViewProps<ColumnsConfig>) {
  const columns = config.columns
    .map((column, index) => ({ ...column, index, heading: words(`columns.${index}.heading`) }))
    .filter(({ heading, image, content }) => heading || image || plainText(content))
  if (columns.length === 0 && !inCanvas) return null
  return (
    <Section ground="ivory">
      <BlockTitle>{words('title')}</BlockTitle>
      {columns.length === 0 && <Missing>Write the first column</Missing>}
      <div
        className={`grid items-start gap-x-8 gap-y-10 empty:hidden @wide:gap-x-12 ${grids[columns.length]}`}
      >
        {columns.map(({ index, heading, image, alt, decorative }) => (
          <div key={index}>
            {image && (
              <Picture
                src={image}
                alt={decorative ? '' : alt || undefined}
                sizes={boxes[columns.length - 1] ?? ''}
                className="mb-5 aspect-3/2"
              />
            )}
            {heading && <h3 className="mb-2.5 text-24">{heading}</h3>}
            {rich(`columns.${index}.content`)}
          </div>
        ))}
      </div>
    </Section>
  )
}
