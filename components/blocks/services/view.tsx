import { getService } from '@/lib/business/services'
import { BlockTitle, columnsFor, Missing, Section } from '../parts'
import { type ViewProps } from '../view-props'
import { type ServicesConfig } from './definition'

export function View({ config, words, inCanvas }: ViewProps<ServicesConfig>) {
  const services = [...new Set(config.services)].flatMap((slug) => getService(slug) ?? [])
  return (
    <Section ground="ivory">
      <BlockTitle>{words('title')}</BlockTitle>
      {services.length === 0 && inCanvas && <Missing>Choose the services to show</Missing>}
      {services.length > 0 && (
        <ul className={`gap-x-6 border-t border-ink @wide:gap-x-8 ${columnsFor(services.length)}`}>
          {services.map(({ slug, name, description }) => (
            <li className="border-b border-line py-5" key={slug}>
              <h3>
                <a
                  className="underline decoration-accent decoration-1 underline-offset-[0.22em] hover:decoration-2"
                  href={`/rockland/${slug}/`}
                >
                  {name}
                </a>
              </h3>
              <p className="mt-1.5 text-16 leading-normal text-quiet">{description}</p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
