import { type Words } from '@/lib/business/wording'
import { Picture } from '@/components/site/parts/picture'
import { type Person } from '@/lib/visits/who-comes'

type WhoComesProps = { person: Person | null; words: Words; className?: string }

/** Names who comes to a visit, with a picture if there is one. */
export const WhoComes = ({ person, words, className = '' }: WhoComesProps) =>
  person && (
    <p className={`flex items-center gap-4 ${className}`}>
      {person.picture && (
        <Picture
          src={person.picture}
          alt=""
          sizes="64px@1/1"
          className="size-16 flex-none rounded-picture object-cover"
        />
      )}
      <span>
        <span className="text-small text-quiet">{words('visit.who')}</span>
        <br />
        <b className="font-semibold">{person.name}</b>
        {person.role && `, ${person.role}`}
      </span>
    </p>
  )
