import { Picture } from '@/components/site/parts/picture'
import { BlockTitle, Missing } from '../parts'
import { type ViewProps } from '../view-props'
import { type TeamConfig } from './definition'

/** The people, each with portrait, role and a few words. */
export function View({ config, inCanvas }: ViewProps<TeamConfig>) {
  const { title, members } = config
  return (
    <section className="b-pad b-ivory">
      <BlockTitle>{title}</BlockTitle>
      {members.length === 0 && inCanvas && <Missing>Add the first team member</Missing>}
      {members.length > 0 && (
        <ul className="b-grid b-team">
          {members.map(({ name, role, bio, image }, index) => (
            <li key={index}>
              {image && <Picture src={image} alt={name} sizes="(min-width: 640px) 30vw, 100vw" />}
              <h3 className="b-h3">{name}</h3>
              {role && <p className="b-role">{role}</p>}
              {bio && <p className="b-lines">{bio}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
