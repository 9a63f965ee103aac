import { textsOf, type Words, wordingOf } from '@/lib/business/wording'
import { ArrowLink } from '@/components/site/parts/arrow-link'
import { Facts } from '@/components/site/parts/facts'
import { Picture } from '@/components/site/parts/picture'
import { type Choice, choiceAddress, chosenFinishes, type Finish } from '@/lib/business/finishes'
import { builtInImages } from '@/lib/business/images'
import { formatRange } from '@/lib/business/money'
import { type BusinessProfile } from '@/lib/business/profile'
import { surfaceName } from '@/lib/business/rooms'
import { type Project } from '@/lib/content-types'
import { describeJob } from '@/lib/estimate/estimate-text'
import { costLikeIt, estimateLikeIt, requestLikeIt } from '@/lib/landing/project-estimate'

type CloseUpsProps = { project: Project; texts: ReadonlyMap<string, string>; words: Words }

/** Shows the close-ups of a project, two beside each other. */
export function CloseUps({ project: { title, details }, texts, words }: CloseUpsProps) {
  if (details.length === 0) return null
  const isAlone = details.length === 1
  const sizes = isAlone
    ? '(min-width: 1296px) 786px@3/2, (min-width: 960px) 62vw@3/2, 100vw@3/2'
    : '(min-width: 1296px) 584px@3/2, (min-width: 960px) 46vw@3/2, 100vw@3/2'
  return (
    <section className="page-grid gap-y-6 px-gutter pt-section">
      <h2 className="text-h3 md:col-[1/5]">{words('project.closeUps')}</h2>
      <div
        className={`grid gap-x-col gap-y-10 ${isAlone ? 'md:col-[5/-1]' : 'md:col-span-full md:grid-cols-2'}`}
      >
        {details.map(({ picture, caption }) => (
          <figure key={picture} className="max-md:-mx-gutter">
            <Picture
              src={picture}
              alt={builtInImages[picture]?.alt || texts.get(picture) || caption || `${title}, close-up`}
              sizes={sizes}
              className="aspect-3/2 w-full object-cover max-md:rounded-none"
            />
            <figcaption className="pt-2.5 text-small text-quiet empty:hidden max-md:px-gutter">
              {caption}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}

type ProjectFinishesProps = { choice: Choice; finishes: readonly Finish[]; words: Words }

/** Lists the finishes of the visualizer that come nearest to a project's. */
export const ProjectFinishes = ({ choice, finishes, words }: ProjectFinishesProps) => (
  <div className="md:col-[1/7]">
    <h2 className="text-h3">{words('project.finishes')}</h2>
    <Facts
      className="mt-5"
      facts={chosenFinishes(choice, finishes).map(({ surface, name }) => ({
        label: surfaceName(surface, choice.room),
        value: name,
      }))}
    />
    <ArrowLink className="mt-4" href={choiceAddress(choice)}>
      {words('project.openDesign')}
    </ArrowLink>
  </div>
)

type ProjectCostsProps = { project: Project; profile: BusinessProfile; hasFinishes: boolean }

/** Lists what the parts of a project cost; without own lines what one like it costs by the price list, and says so. */
export function ProjectCosts({ project, profile, hasFinishes }: ProjectCostsProps) {
  const words = wordingOf(profile)
  const { costLines, cost } = project
  const like = costLines.length > 0 ? null : costLikeIt(project, profile)
  const facts = like
    ? like.parts.map(({ title, range }) => ({ label: title, value: formatRange(range, '–') }))
    : costLines.map(({ label, amount }) => ({ label, value: amount }))
  const total = like ? formatRange(like.total, '–') : cost
  const job = describeJob(requestLikeIt(project), textsOf(profile, ['estimate', 'estimateChoices']))
  return (
    <div className={hasFinishes ? 'md:col-[7/-1]' : 'md:col-[1/8]'}>
      <h2 className="text-h3">{words(like ? 'project.costsLike' : 'project.costs')}</h2>
      <Facts
        className="mt-5 lining-nums tabular-nums"
        columns="*:grid-cols-[1fr_auto]"
        facts={[
          ...facts,
          { label: words('estimate.sum'), value: total && <b className="font-semibold">{total}</b> },
        ]}
      />
      {like && <p className="mt-3 text-small text-quiet">{words('project.costsNote', { job })}</p>}
      <ArrowLink className="mt-4" href={estimateLikeIt(project)}>
        {words('project.price')}
      </ArrowLink>
    </div>
  )
}

type OtherProjectsProps = { previous: Project; next: Project; words: Words }

/** Leads to the projects before and after one. */
export const OtherProjects = ({ previous, next, words }: OtherProjectsProps) => (
  <nav className="px-gutter pt-section" aria-label={words('project.more')}>
    <div className="flex justify-between gap-x-8 border-t border-line pt-4">
      {previous.id !== next.id && (
        <OtherProject rel="prev" label={words('project.previous')} project={previous} />
      )}
      <OtherProject rel="next" label={words('project.next')} project={next} />
    </div>
  </nav>
)

type OtherProjectProps = { rel: 'prev' | 'next'; label: string; project: Project }

const OtherProject = ({ rel, label, project: { slug, title } }: OtherProjectProps) => (
  <a className={`group min-h-tap ${rel === 'next' ? 'text-right' : ''}`} href={`/gallery/${slug}`} rel={rel}>
    <span className="block text-small text-quiet">{label}</span>
    <span className="font-serif text-20 leading-tight decoration-accent underline-offset-4 group-hover:underline">
      {title}
    </span>
  </a>
)
