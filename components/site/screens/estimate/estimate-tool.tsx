'use client'

import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { ContactForm } from '@/components/forms/contact-form'
import { Button, ButtonLink } from '@/components/ui/button'
import { EmailLink } from '@/components/forms/email-link'
import { showToast } from '@/components/ui/toast'
import { useWords } from '@/components/ui/use-words'
import { type EstimateRoom } from '@/lib/business/estimate-choices'
import { type BusinessProfile } from '@/lib/business/profile'
import { type ContactProjectType } from '@/lib/business/project-types'
import { estimate } from '@/lib/estimate/estimate'
import { estimateText } from '@/lib/estimate/estimate-text'
import { estimateAddress, type EstimateRequest, parseEstimate } from '@/lib/estimate/request'
import { EstimateExplained } from './estimate-sum'
import { EstimateForm } from './estimate-form'
import { EstimateSum, Range } from './estimate-sum'

export type EstimateToolProps = {
  /** The request in the address, and what was wrong with it. */
  request: EstimateRequest
  notes: readonly string[]
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

const nameId = 'send-name'

/** Rendered on the server for an address; in the browser the same engine answers every change, and the address follows. */
export function EstimateTool({
  request: served,
  notes: servedNotes,
  places,
  profile,
  promise,
  design,
  site,
  canEmail,
}: EstimateToolProps) {
  const words = useWords()
  const [{ request, notes }, setShown] = useState({ request: served, notes: servedNotes })
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
      return parseEstimate(params, places, (code) =>
        code === served.design ? (served.finishes ?? null) : null,
      )
    }
    const show = () => {
      const { request: now, words: notes } = readForm()
      setShown({ request: now, notes })
      history.replaceState(null, '', estimateAddress(now))
    }
    // The fields already have choices made before hydration.
    if (estimateAddress(readForm().request) !== estimateAddress(served)) show()
    fields.addEventListener('change', show)
    return () => fields.removeEventListener('change', show)
  }, [places, served])

  const place = places.find(({ slug }) => slug === request.town)
  const answer = estimate(request, profile, place, profile.financing, words)
  const address = estimateAddress(request)

  return (
    <>
      <div className="page-grid est-tool px-gutter">
        <div className="max-md:[clip-path:inset(0_calc(var(--spacing-gutter)*-1))] md:col-[1/8]">
          <EstimateForm
            request={served}
            places={places}
            design={design}
            formRef={form}
            onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
              event.preventDefault()
              heading.current?.scrollIntoView({ block: 'start' })
              heading.current?.focus({ preventScroll: true })
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
            {answer.parts.length > 0 && (
              <div className="est-deeds">
                <ButtonLink look="primary" size="small" href={`#${nameId}`}>
                  {words('Send it to us')}
                </ButtonLink>
                <Button
                  size="small"
                  data-intent=""
                  onClick={() => {
                    navigator.clipboard.writeText(site + address).then(
                      () =>
                        showToast({ title: 'Address copied', description: 'It brings this estimate back.' }),
                      () => showToast({ title: 'Copy it from the address bar', description: site + address }),
                    )
                  }}
                >
                  {words('Copy its address')}
                </Button>
                {canEmail && (
                  <EmailLink look="plain" href={address.replace('?', '/email?')}>
                    {words('Email it to me')}
                  </EmailLink>
                )}
                <Button size="small" data-intent="" onClick={() => print()}>
                  {words('Print')}
                </Button>
              </div>
            )}
            <p className="est-paper">{site + address}</p>
          </EstimateSum>
        </div>
      </div>
      <EstimateExplained answer={answer} room={request.room} />
      <section
        className="page-grid gap-y-6 px-gutter py-section print:hidden"
        id="send"
        aria-labelledby="send-title"
      >
        <div className="md:col-[1/6]">
          <h2 id="send-title">{words('Send it along')}</h2>
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
            plan={estimateText(request, answer, site, place?.name)}
            projectType={contactTypes[request.room]}
            nameId={nameId}
          />
        </div>
      </section>
    </>
  )
}
