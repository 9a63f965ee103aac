import { Picture } from '@/components/site/parts/picture'
import { BlockTitle, boxesFor, columnsFor, gridGap, Missing, Section } from '../parts'
import { type ViewProps } from '../view-props'
import { type TeamConfig } from './definition'

export function View({ config, words, inCanvas }: ViewProps<TeamConfig>) {
  const { members } = config
  return (
    <Section ground="ivory">
      <BlockTitle>{words('title')}</BlockTitle>
      {members.length === 0 && inCanvas && <Missing>Add the first team member</Missing>}
      {members.length > 0 && (
        <ul className={`${columnsFor(members.length)} ${gridGap}`}>
          {members.map(({ name, image }, index) => {
            const role = words(`members.${index}.role`)
            const bio = words(`members.${index}.bio`)
            return (
              <li key={index}>
                {image && (
                  <Picture
                    src={image}
                    alt={name}
                    sizes={boxesFor(members.length, '4/5')}
                    className="mb-4 aspect-4/5"
                  />
                )}
                <h3>{words(`members.${index}.name`)}</h3>
                {role && <p className="mt-0.5 text-small text-quiet">{role}</p>}
                {bio && <p className="mt-2.5 text-16 whitespace-pre-line">{bio}</p>}
              </li>
            )
          })}
        </ul>
      )}
    </Section>
  )
}
