import { type ReactNode, useId } from 'react'
import { SelectField } from '@/components/fields/choice-field'
import { PictureField } from '@/components/fields/picture-field'
import { LengthGauge, SearchPreview } from '@/components/page-settings/search-preview'
import { Field, Hint, Textarea } from '@/components/ui/field'
import { Switch } from '@/components/ui/switch'
import { StaffLink } from '@/components/ui/staff-link'
import { landingId, type Place } from '@/lib/content/areas'
import { editAddress } from '@/lib/records/define-record'
import { place as placeRecord } from '@/lib/records/place/definition'
import { counted } from '@/lib/text/counted'
import { type Project } from '@/lib/content-types'
import { type Limits } from '@/lib/landing/gate'
import { descriptionMost } from '@/lib/seo/lengths'
import { type SiteFacts } from '@/lib/seo/site-facts'
import { addressOf, type LandingLine, townKind } from '@/lib/landing/landing-list'
import { MeasurePanel } from './measure-panel'
import { type LandingEditing } from './use-landing-editor'
import { useListing } from '@/components/records/place/use-listing'
import { useMeasure } from './use-measure'

export type LandingSideProps = {
  line: LandingLine
  limits: Limits
  /** The search result of a page without a description. */
  searchResult: { title: string; description: string }
  /** All projects, and the ids of the nearest ones; null if none can be chosen. */
  projects: { all: readonly NamedProject[]; nearest: readonly string[] } | null
  site: SiteFacts
  /** The sources of the facts of its place. */
  sources: Place['notes']['sources']
  editing: LandingEditing
}

type NamedProject = Pick<Project, 'id' | 'title' | 'location'>
const maxProjects = 3

/** Shows the measures, search result, pictures and projects of the page. */
export function LandingSide({
  line,
  limits,
  searchResult,
  projects,
  site,
  sources,
  editing,
}: LandingSideProps) {
  const { draft, saving, change } = editing
  const { errors } = saving
  const id = landingId(line.place, line.service)
  const isTownPage = line.service === townKind
  const { measure, isOld } = useMeasure(`/api/areas/landings/${id}`, draft, line.measure)
  const listing = useListing(line.listing === 'hidden' ? [id] : [])
  const { hero = '', detail = '' } = draft.pictures
  const setPicture = (name: 'hero' | 'detail', src: string) =>
    change({ pictures: { ...draft.pictures, [name]: src || undefined } })
  return (
    <aside
      className="grid grid-cols-1 content-start divide-y divide-hair border-hair *:py-6 first:*:pt-0 max-tablet:border-t max-tablet:border-hair-strong max-tablet:pt-6 tablet:border-l tablet:pl-6 lg:pl-8"
      aria-label="About this page"
    >
      <div>
        <MeasurePanel measure={measure} limits={limits} isOld={isOld} />
      </div>
      <Part title="In search results">
        <Switch
          label="Search engines may list it"
          note={
            line.listing === 'hidden'
              ? 'Hidden by staff: visitors find it on the site only.'
              : 'As long as it has enough original content.'
          }
          checked={line.listing === 'auto'}
          disabled={listing.busy}
          onChange={(isOn) => void listing.set([id], isOn ? 'auto' : 'hidden')}
        />
        <Field
          label="Description"
          note={`${draft.description.length} of ${descriptionMost}`}
          error={errors.description}
        >
          <Textarea
            rows={3}
            value={draft.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        </Field>
        <LengthGauge length={draft.description.length} />
        <SearchPreview
          host={site.host}
          siteName={site.name}
          slug={addressOf(line).split('/').filter(Boolean).join(' › ')}
          title={searchResult.title}
          description={draft.description || searchResult.description}
        />
      </Part>
      <Part title="Pictures">
        <PictureField
          label="Opening picture"
          value={hero}
          error={errors['pictures.hero']}
          onChange={(src) => setPicture('hero', src)}
        />
        {!isTownPage && (
          <PictureField
            label="Picture beside the steps"
            value={detail}
            error={errors['pictures.detail']}
            onChange={(src) => setPicture('detail', src)}
          />
        )}
        {isTownPage
          ? !hero && <Hint>Without one of your own, the page shows the one that it came with.</Hint>
          : (!hero || !detail) && <Hint>Without one of its own, the page shows one of the service’s.</Hint>}
      </Part>
      <Part title="Where this comes from">
        <details>
          <summary className="min-h-control-small cursor-pointer content-center font-semibold">
            {counted(sources.length, 'source')}
          </summary>
          <dl className="mt-2 grid gap-3 text-13">
            {sources.map(({ fact, source }) => (
              <div key={fact}>
                <dt>{fact}</dt>
                <dd className="text-stone">{source}</dd>
              </div>
            ))}
          </dl>
        </details>
        <StaffLink href={editAddress(placeRecord, line.place)}>
          Change the sources of {line.placeName}
        </StaffLink>
      </Part>
      {projects && (
        <ProjectsPart {...projects} chosen={draft.projects} onChange={(ids) => change({ projects: ids })} />
      )}
    </aside>
  )
}

type ProjectsPartProps = NonNullable<LandingSideProps['projects']> & {
  chosen: readonly string[]
  onChange: (ids: string[]) => void
}

/** Chooses the page's projects: the nearest ones, or others by hand. */
function ProjectsPart({ all, nearest, chosen, onChange }: ProjectsPartProps) {
  const isChosen = chosen.length > 0
  return (
    <Part title="Projects">
      <Switch
        label="Choose them by hand"
        note="Otherwise the page shows the nearest ones."
        checked={isChosen}
        onChange={(isOn) =>
          onChange(!isOn ? [] : nearest.length > 0 ? [...nearest] : all.slice(0, 1).map(({ id }) => id))
        }
      />
      {isChosen &&
        Array.from({ length: maxProjects }, (_, index) => (
          <SelectField
            key={index}
            label={`Project ${index + 1}`}
            value={chosen[index] ?? ''}
            options={[
              { value: '', label: 'None' },
              ...all.map(({ id, title, location }) => ({ value: id, label: `${title}, ${location}` })),
            ]}
            onChange={(next) => onChange([...new Set(chosen.toSpliced(index, 1, next).filter(Boolean))])}
          />
        ))}
      {!isChosen && <NearestProjects ids={nearest} projects={all} />}
    </Part>
  )
}

function NearestProjects({ ids, projects }: { ids: readonly string[]; projects: readonly NamedProject[] }) {
  const nearestProjects = ids.flatMap((id) => projects.find((project) => project.id === id) ?? [])
  return (
    <ul className="grid gap-1 text-13">
      {nearestProjects.map(({ id, title, location }) => (
        <li key={id}>
          {title} <span className="text-stone">· {location}</span>
        </li>
      ))}
    </ul>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="grid gap-4" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
