import { getService } from '@/lib/business/services'
import { BlockTitle, Missing } from '../parts'
import { type ViewProps } from '../view-props'
import { type ServicesConfig } from './definition'

/** Chosen services in columns, each leading to its county-wide page. */
export function View({ config, inCanvas }: ViewProps<ServicesConfig>) {
  const chosen = [...new Set(config.services)].flatMap((slug) => getService(slug) ?? [])
  return (
    <section className="b-pad b-ivory">
      <BlockTitle>{config.title}</BlockTitle>
      {chosen.length === 0 && inCanvas && <Missing>Choose the services to show</Missing>}
      {chosen.length > 0 && (
        <ul className="b-grid b-ruled">
          {chosen.map(({ slug, name, description }) => (
            <li key={slug}>
              <h3 className="b-h3">
                <a href={`/rockland/${slug}/`}>{name}</a>
              </h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
