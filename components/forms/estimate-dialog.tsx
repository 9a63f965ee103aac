'use client'

import '@/components/ui/overlays.css'
import { type ContactForm } from './contact-form'
import { Dialog } from '@/components/ui/dialog'
import { type ContactProjectType } from '@/lib/business/project-types'
import { useWords } from '@/components/ui/use-words'

/** A place or service: its slug is sent with the request, its name is shown. */
type Named = { slug: string; name: string }

/** The page's place and service, and what its visitor has worked out there: set by PageSubject. */
export type Subject = {
  town?: Named | undefined
  service?: Named | undefined
  /** Takes the place of both below the title. */
  about?: string | undefined
  /** An estimate as text. */
  plan?: string | undefined
  projectType?: ContactProjectType | undefined
}

type EstimateDialogProps = Subject & {
  opening: number
  Form: typeof ContactForm
  phone: string
  promise: string
}

export function EstimateDialog(props: EstimateDialogProps) {
  const { opening, Form, phone, promise, town, service, plan, projectType } = props
  const words = useWords()
  const note = props.about ?? [service?.name, town && `in ${town.name}`].filter(Boolean).join(' ')
  return (
    <Dialog
      title={words('Request an estimate')}
      note={note && note[0]?.toUpperCase() + note.slice(1)}
      opening={opening}
      size="form"
      begin="heading"
    >
      <Form
        phone={phone}
        promise={promise}
        source="estimate"
        town={town?.slug}
        service={service?.slug}
        plan={plan}
        projectType={projectType}
      />
    </Dialog>
  )
}
