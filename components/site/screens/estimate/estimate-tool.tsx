'use client'

import { type MouseEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { ContactForm } from '@/components/forms/contact-form'
import { DialogButton } from '@/components/forms/dialog-button'
import { pageSubject } from '@/components/forms/open-dialog'
import { PageSubject } from '@/components/forms/page-subject'
import { Button, ButtonLink } from '@/components/ui/button'
import { EmailLink } from '@/components/forms/email-link'
import { showToast } from '@/components/ui/toast'
import { useWords } from '@/components/ui/use-words'
import { type EstimateRoom } from '@/lib/business/estimate-choices'
import { type BusinessProfile } from '@/lib/business/profile'
import { type ContactProjectType } from '@/lib/business/project-types'
import { estimate } from '@/lib/estimate/estimate'
import { estimateText, estimateTitle } from '@/lib/estimate/estimate-text'
import {
  estimateAddress,
  type EstimateRequest,
  keptField,
  parseEstimate,
  parseKept,
  queryOf,
  stepField,
} from '@/lib/estimate/request'
import { type GuideWeeks, weeksOf } from '@/lib/estimate/weeks'
import { EstimateComparison } from './estimate-comparison'
import { EstimateForm } from './estimate-form'
import { EstimateExplained, EstimateSum, Range } from './estimate-sum'

export type EstimateToolProps = {
  /** The request in the address, and notes about its mistakes. */
  request: EstimateRequest
  notes: readonly string[]
  /** The estimate that was kept as A. */
  kept: EstimateRequest | null
  /** The part of the form that the address asks for. */
  step: string
  weeks: GuideWeeks
  places: readonly { slug: string; name: string; permitAuthority: string }[]
  profile: Pick<BusinessProfile, 'prices' | 'furtherPrices' | 'financing' | 'phone'>
  promise: string
  /** A room of the visualizer in words, if the request has one. */
  design?: string | undefined
  /** Origin of the site. */
  site: string
  /** True if the site can send email. */
  canEmail: boolean
}

const contactTypes: Record<EstimateRoom, ContactProjectType> = {
  kitchen: 'kitchen-remodeling',
  bathroom: 'bathroom-remodeling',
  both: 'multiple',
}

/** Renders the estimate of an address on the server. In the browser the same code answers each change and updates the address. */
export function EstimateTool({
  request: served,
  notes: servedNotes,
  kept: servedKept,
  step,
  weeks: guideWeeks,
  places,
  profile,
  promise,
  design,
  site,
  canEmail,
}: EstimateToolProps) {
  const words = useWords()
  const [{ request, notes, kept }, setState] = useState({
    request: served,
    notes: servedNotes,
    kept: servedKept,
  })
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    const fields = form.current
    if (!fields) return
    const readForm = () => {
      const params = new URLSearchParams(
        [...new FormData(fields)].flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value]] : [],
        ),
      )
      // Only the server can read a kitchen's code.
      const levelsOf = (code: string) =>
        [served, servedKept].find((servedRequest) => code && servedRequest?.design === code)?.finishes ?? null
      const { request, words: notes } = parseEstimate(params, places, levelsOf)
      return { request, notes, kept: parseKept(params, places, levelsOf) }
    }
    const show = () => {
      const next = readForm()
      setState(next)
      history.replaceState(null, '', estimateAddress(next.request, next.kept))
    }
    // Takes over choices made before hydration.
    if (estimateAddress(readForm().request) !== estimateAddress(served)) show()
    fields.addEventListener('change', show)
    return () => fields.removeEventListener('change', show)
  }, [places, served, servedKept])

  const keep = (event: MouseEvent, next: EstimateRequest | null) => {
    event.preventDefault()
    setState({ request, notes, kept: next })
    history.replaceState(null, '', estimateAddress(request, next))
    // The pressed link is removed.
    if (!kept || !next) heading.current?.focus({ preventScroll: true })
  }

  const townOf = ({ town }: EstimateRequest) => places.find(({ slug }) => slug === town)
  const answerOf = (subject: EstimateRequest) =>
    estimate(subject, profile, townOf(subject), profile.financing, words)
  const place = townOf(request)
  const answer = answerOf(request)
  const keptAnswer = kept && answerOf(kept)
  const weeks = weeksOf(request, guideWeeks, words)
  const address = estimateAddress(request, kept)
  const hasWork = answer.parts.length > 0
  const plan = estimateText(request, answer, site, place?.name, {
    weeks,
    kept: kept && keptAnswer && { request: kept, total: keptAnswer.total },
  })

  return (
    <>
      <PageSubject
        town={place}
        about={hasWork ? estimateTitle(request, answer.total, place?.name) : undefined}
        plan={hasWork ? plan : undefined}
        projectType={contactTypes[request.room]}
      />
      <div className="page-grid est-tool px-gutter">
        <div className="max-md:[clip-path:inset(0_calc(var(--spacing-gutter)*-1))] md:col-[1/8]">
          <EstimateForm
            served={served}
            request={request}
            kept={kept}
            step={step}
            prices={profile}
            places={places}
            design={design}
            formRef={form}
            onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
              event.preventDefault()
              const { submitter } = event.nativeEvent
              const { name, value } = submitter as HTMLButtonElement
              const part = name === stepField ? document.querySelector<HTMLDetailsElement>(`#${value}`) : null
              if (part) part.open = true
              const next = part ?? heading.current
              next?.scrollIntoView({ block: 'start' })
              ;(part?.querySelector('summary') ?? heading.current)?.focus({ preventScroll: true })
            }}
          />
          <p className="est-foot md:hidden">
            <a href="#sum">
              <Range range={answer.total} />
              <small>{words('See the parts')}</small>
            </a>
          </p>
        </div>
        <div className="est-aside md:col-[8/-1]" data-container="">
          <EstimateSum
            request={request}
            answer={answer}
            weeks={weeks}
            town={place?.name}
            financing={profile.financing}
            notes={notes}
            headingRef={heading}
          >
            <noscript>
              <p className="est-note text-small text-quiet">
                {words('After a change, press “Show what it may cost”.')}
              </p>
            </noscript>
            {hasWork && (
              <div className="est-deeds">
                {/* Without script, or if the dialog can't be loaded, the form on the page is used. */}
                <DialogButton kind="estimate" action="/estimate#send" subject={pageSubject}>
                  {[...queryOf(request), ...(kept ? [[keptField, queryOf(kept).toString()]] : [])].map(
                    ([name, value]) => (
                      <input key={name} type="hidden" name={name} value={value} />
                    ),
                  )}
                  <Button type="submit" look="primary" size="small">
                    {words('Send us this estimate')}
                  </Button>
                </DialogButton>
                <Button
                  size="small"
                  data-intent=""
                  onClick={() => {
                    navigator.clipboard.writeText(site + address).then(
                      () => showToast({ title: 'Link copied', description: 'It brings this estimate back.' }),
                      () => showToast({ title: 'Copy it from the address bar', description: site + address }),
                    )
                  }}
                >
                  {words('Copy link')}
                </Button>
                {canEmail && (
                  <EmailLink look="plain" href={address.replace('?', '/email?')}>
                    {words('Email it to me')}
                  </EmailLink>
                )}
                <Button size="small" data-intent="" onClick={() => print()}>
                  {words('Print')}
                </Button>
                {!kept && (
                  <ButtonLink
                    size="small"
                    look="plain"
                    href={`${estimateAddress(request, request)}#sum`}
                    data-intent=""
                    onClick={(event) => keep(event, request)}
                  >
                    {words('Keep this one as A')}
                  </ButtonLink>
                )}
              </div>
            )}
            {kept && keptAnswer && (
              <EstimateComparison kept={kept} keptAnswer={keptAnswer} answer={answer}>
                <ButtonLink
                  size="small"
                  look="bare"
                  href={`${estimateAddress(request, request)}#compare`}
                  data-intent=""
                  onClick={(event) => keep(event, request)}
                >
                  {words('Keep this one as A instead')}
                </ButtonLink>
                <ButtonLink size="small" look="bare" href={`${estimateAddress(kept)}#sum`}>
                  {words('Go back to A')}
                </ButtonLink>
                <ButtonLink
                  size="small"
                  look="bare"
                  href={`${estimateAddress(request)}#sum`}
                  data-intent=""
                  onClick={(event) => keep(event, null)}
                >
                  {words('Remove A')}
                </ButtonLink>
              </EstimateComparison>
            )}
            <p className="est-paper">{site + address}</p>
          </EstimateSum>
        </div>
      </div>
      <EstimateExplained answer={answer} room={request.room} />
      <section className="est-send" id="send" aria-labelledby="send-title">
        <div className="page-grid gap-y-6 px-gutter pt-section">
          <div className="md:col-[1/6]">
            <h2 id="send-title">{words('Send us this estimate')}</h2>
            <p className="est-note text-quiet">
              {words(
                'Your choices, the lines and the sum go with it, so nobody asks you twice. We look at the room and write a price for it.',
              )}
            </p>
          </div>
          <div className="md:col-[7/-1]">
            <ContactForm
              phone={profile.phone}
              promise={promise}
              source="estimate"
              town={request.town}
              plan={plan}
              projectType={contactTypes[request.room]}
            />
          </div>
        </div>
      </section>
      <div className="pb-section" />
    </>
  )
}
