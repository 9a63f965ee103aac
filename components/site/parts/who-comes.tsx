import { type Words } from '@/lib/business/wording'
import { Picture } from '@/components/site/parts/picture'
import { type Person } from '@/lib/visits/who-comes'

type WhoComesProps = { person: Person | null; words: Words; className?: string }

/** Shows a person small, beside their name; nothing without a picture. */
export const Portrait = ({ src }: { src: string }) =>
  src && (
    <Picture src={src} alt="" sizes="64px@1/1" className="size-16 flex-none rounded-picture object-cover" />
  )

/** Names who comes to a visit, with a picture if there is one. */
export const WhoComes = ({ person, words, className = '' }: WhoComesProps) =>
  person && (
    <p className={`flex items-center gap-4 ${className}`}>
      <Portrait src={person.picture} />
      <span>
        <span className="text-small text-quiet">{words('visit.who')}</span>
        <br />
        <b className="font-semibold">{person.name}</b>
        {person.role && `, ${person.role}`}
      </span>
    </p>
  )
