import { ChevronRight, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { copyAddress } from '@/components/page-settings/outcome'
import { ScheduleFields } from '@/components/page-settings/schedule-fields'
import { readAsStaff, useStaffQuery } from '@/components/staff/staff-query'
import { scheduleNote } from '@/components/staff/status'
import { BareButton, Button, ButtonLink } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Segmented } from '@/components/ui/segmented'
import { type Schedule, scheduleRefusals } from '@/lib/page-document/schedule'
import { mostLinks } from '@/lib/schemas/dead-links'
import { counted } from '@/lib/text/counted'
import { useBuilder } from './builder-context'
import { type Draft } from './draft'
import { checkPage, type Finding, linksOf } from './page-check'
import { type PublishAction, publishActionOf } from './publish-action'

const texts: Record<PublishAction, { title: string; action: string; seenBy: string }> = {
  publish: { title: 'Publish this page', action: 'Publish now', seenBy: 'Everyone, and search engines' },
  changes: {
    title: 'Publish changes',
    action: 'Publish changes',
    seenBy: 'Everyone. Until then, visitors see the page as it was last published.',
  },
  schedule: {
    title: 'Schedule this page',
    action: 'Schedule',
    seenBy: 'Only staff until then, everyone after that',
  },
  unpublish: {
    title: 'Take this page off the site',
    action: 'Unpublish',
    seenBy: 'Only staff. Visitors find “Page Not Found” at its address.',
  },
  nothing: { title: 'This page is live', action: '', seenBy: 'Everyone, and search engines' },
}

export function PublishDialog() {
  const { draft, dirty, screen, saving, dispatch, live } = useBuilder()
  const { saved, publishing } = screen
  const close = () => dispatch({ type: 'publishing', open: false })
  return (
    <PublishQuestion
      draft={draft}
      stored={saved.draft.settings}
      changed={dirty || saved.stored.draft !== undefined}
      live={live}
      onClose={close}
      onPublish={(schedule) => void saving.save({ then: publishing ?? 'stay', schedule })}
      onShow={({ block, isSetting }) => {
        if (block) dispatch({ type: 'open', panel: 'block', id: block })
        else if (isSetting) dispatch({ type: 'open', panel: 'page' })
      }}
    />
  )
}

type PublishQuestionProps = {
  draft: Draft
  stored: Schedule
  changed: boolean
  live: string | null
  onClose: () => void
  onPublish: (schedule: Schedule) => void
  onShow: (finding: Finding) => void
}

/** Explains the publish action and lists the page's findings, which don't prevent publishing. */
export function PublishQuestion(props: PublishQuestionProps) {
  const { draft, stored, changed, live, onClose: close, onPublish, onShow } = props
  const { slug, isPublished, publishAt, unpublishAt } = draft.settings
  const [plan, setPlan] = useState<Schedule>({ isPublished, publishAt, unpublishAt })
  const [later, setLater] = useState(!isPublished && publishAt !== null)
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const links = useDeadLinks(draft)
  const findings = checkPage(draft, links.dead)

  const requested = publishActionOf(stored, draft.settings, changed)
  const isChoice = requested === 'publish' || requested === 'schedule'
  const publishAction = isChoice ? (later ? 'schedule' : 'publish') : requested
  const { title, action, seenBy } = texts[publishAction]

  function publish() {
    const schedule: Schedule = !isChoice
      ? { isPublished, publishAt, unpublishAt }
      : later
        ? { ...plan, isPublished: false }
        : { ...plan, isPublished: true, publishAt: null }
    const refusals = scheduleRefusals(schedule, stored, new Date())
    if (publishAction === 'schedule' && !schedule.publishAt) refusals.publishAt = 'Choose a day and a time'
    setErrors(refusals)
    if (Object.keys(refusals).length > 0) return
    close()
    onPublish(schedule)
  }

  function show(finding: Finding) {
    close()
    onShow(finding)
  }

  return (
    <Dialog
      title={title}
      begin="heading"
      onClose={close}
      footer={
        publishAction === 'nothing' ? (
          <>
            <Button onClick={() => copyAddress(slug)}>Copy link</Button>
            <ButtonLink look="primary" className="no-underline" href={live ?? ''} target="_blank">
              View page
            </ButtonLink>
          </>
        ) : (
          <>
            <Button look="quiet" onClick={close}>
              Cancel
            </Button>
            <Button look="primary" onClick={publish}>
              {action}
            </Button>
          </>
        )
      }
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-3 [&_dt]:text-stone">
        <Fact name="Address">
          <span className="font-medium wrap-anywhere">
            {location.host}/{slug}
          </span>
          {live && live !== `/${slug}` && (
            <span className="block text-13 text-stone">{live} will redirect to it</span>
          )}
        </Fact>
        <Fact name="When">
          {isChoice ? (
            <Segmented
              label="When"
              value={later ? 'later' : 'now'}
              onChange={(value) => setLater(value === 'later')}
              options={[
                { value: 'now', label: 'Now' },
                { value: 'later', label: 'At a time' },
              ]}
            />
          ) : (
            [
              publishAction === 'nothing' ? 'Now' : 'At once',
              publishAction !== 'unpublish' && scheduleNote(draft.settings),
            ]
              .filter(Boolean)
              .join('. ')
          )}
        </Fact>
        {isChoice && later && (
          <dd className="col-start-2 grid gap-3">
            <ScheduleFields
              schedule={{ ...plan, isPublished: false }}
              errors={errors}
              onChange={(part) => {
                setErrors({})
                setPlan({ ...plan, ...part })
              }}
            />
            <span className="text-13 text-stone">Times are New York’s.</span>
          </dd>
        )}
        <Fact name="Seen by">{seenBy}</Fact>
      </dl>
      {publishAction !== 'unpublish' && (
        <section className="mt-5 border-t border-hair-strong pt-4" aria-label="Check">
          <h3 className="font-sans text-15 font-semibold tracking-normal" role="status">
            {links.state ?? headingOf(findings.flatMap(({ problems }) => problems).length)}
          </h3>
          <ul className="mt-2">
            {findings.map((finding) => (
              <li key={finding.place} className="border-b border-hair last:border-b-0">
                <FindingRow finding={finding} onShow={() => show(finding)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  )
}

const headingOf = (count: number) =>
  count === 0
    ? 'Checked: texts, pictures, links and description are there'
    : `Checked: ${counted(count, 'thing')} to look at`

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
)

type FindingRowProps = { finding: Finding; onShow: () => void }

const FindingRow = ({ finding: { place, problems }, onShow }: FindingRowProps) => (
  <BareButton
    className="flex min-h-tap w-full items-center gap-3 rounded-control py-1.5 hover:bg-hover"
    onClick={onShow}
  >
    <TriangleAlert className="size-4 flex-none text-brass" aria-hidden="true" />
    <span className="min-w-0 flex-1 wrap-anywhere">
      <b className="font-semibold">{place}</b>{' '}
      {problems.map((problem) => (
        <span key={problem} className="block text-stone">
          {problem}{' '}
        </span>
      ))}
    </span>
    <ChevronRight className="size-4 flex-none text-stone" aria-hidden="true" />
  </BareButton>
)

const noAddresses: ReadonlySet<string> = new Set()

/**
 * Checks the links that the page has when the dialog opens. `state` describes a check that is under way or
 * failed.
 */
function useDeadLinks(draft: Draft): { dead: ReadonlySet<string>; state?: string } {
  const [links] = useState(() => linksOf(draft).slice(0, mostLinks))
  const { data, error } = useStaffQuery<{ dead: string[] }>({
    queryKey: ['dead-links', links],
    queryFn: readAsStaff('/api/pages/dead-links', { links }),
    enabled: links.length > 0,
  })
  if (data) return { dead: new Set(data.dead) }
  if (error) return { dead: noAddresses, state: `The links could not be checked. ${error.message}` }
  return links.length === 0 ? { dead: noAddresses } : { dead: noAddresses, state: 'Checking the links…' }
}
