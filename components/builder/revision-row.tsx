import { type ReactNode } from 'react'

const dots = {
  unsaved: 'before:border-brass before:bg-brass',
  published: 'before:border-spruce before:bg-spruce',
  saved: 'before:border-stone before:bg-paper',
}

type RevisionProps = { look: keyof typeof dots; name: string; about: string; children?: ReactNode }

/** One kept state of a page or a post; whether it was published is a filled dot, and said by its name. */
export const Revision = ({ look, name, about, children }: RevisionProps) => (
  <li
    className={`relative border-b border-hair py-3 pl-5.5 before:absolute before:top-4.5 before:left-0.5 before:size-2 before:rounded-full before:border-[1.5px] ${dots[look]}`}
  >
    <b className="block font-semibold">{name}</b>
    <small className="block text-13 text-stone">{about}</small>
    {children && <div className="mt-1 -ml-2.5 flex gap-0.5">{children}</div>}
  </li>
)
